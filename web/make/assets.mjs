/** Makes what the page shows and nobody writes by hand. Run before Vite; quick when it is done already. */
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeFaces } from "./faces.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const faces = here("../public/faces");
const stamp = here("../public/faces/.made");
const sources = ["./faces.mjs", "./assets.mjs", "../package-lock.json"].map(here);

const made = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
if (sources.some((path) => statSync(path).mtimeMs > made)) {
  rmSync(faces, { recursive: true, force: true });
  writeFaces(faces);
  writeFileSync(stamp, "");
}
