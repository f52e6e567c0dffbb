/** A sheet as the design draws it. */
import type { Cell, Row, Sign } from "../src/sheet/sheet.ts";

type Short = [written: number, total: number, sign?: Sign | null, contract?: number | null, framed?: number];

function cell([written, total, sign, contract, framed]: Short): Cell {
  const outcome = contract ? (written > 0 ? "made" : (sign ?? "failed")) : null;
  const signs = sign && sign !== outcome ? [sign] : [];
  return {
    written,
    total,
    contract: contract ?? null,
    outcome,
    signs,
    framed: framed !== undefined,
    attempts: framed ?? 0,
    of: 3,
  };
}

const DEALS: Short[][] = [
  [
    [25, 25],
    [120, 120, null, 120],
    [15, 15],
  ],
  [
    [20, 45],
    [200, 320, null, 200],
    [10, 25],
  ],
  [
    [0, 45, "bolt"],
    [35, 355],
    [120, 145, null, 120],
  ],
  [
    [160, 205, null, 160],
    [20, 375],
    [25, 170],
  ],
  [
    [30, 235],
    [0, 375, "bolt"],
    [220, 390, null, 220],
  ],
  [
    [60, 295],
    [0, 375, "write_off", 120],
    [60, 450],
  ],
  [
    [200, 495, null, 200],
    [0, 375, "bolt"],
    [30, 480],
  ],
  [
    [15, 510],
    [180, 0, "dump", 180],
    [25, 505],
  ],
  [
    [0, 510, "bolt"],
    [25, 25],
    [240, 745, null, 240],
  ],
  [
    [-110, 400, null, 110],
    [40, 65],
    [50, 795],
  ],
  [
    [220, 620, null, 220],
    [-120, -55, "bolt_penalty"],
    [20, 815],
  ],
  [
    [20, 640],
    [15, -40],
    [120, 880, null, 120, 0],
  ],
  [
    [35, 675],
    [120, 80, null, 120],
    [0, 880, "attempt", null, 1],
  ],
  [
    [70, 745],
    [-140, -60, null, 140],
    [0, 880, "attempt", null, 2],
  ],
];

export const rows: Row[] = DEALS.map((cells, index) => ({ number: index + 1, cells: cells.map(cell) }));
