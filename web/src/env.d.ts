/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The version of Thousand, from its pyproject.toml. */
declare const __VERSION__: string;
