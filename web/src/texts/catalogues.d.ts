declare module "virtual:catalogues" {
  type Chunk = () => Promise<{ default: string }>;
  const catalogues: Record<string, Record<"table" | "rules" | "board", Chunk>>;
  export default catalogues;
}

declare module "virtual:rulebook/*" {
  const book: string;
  export default book;
}
