/** The levels of bots, the weakest first, as the server knows them. */
export const LEVELS = ["rookie", "casual", "regular", "master", "expert"] as const;
