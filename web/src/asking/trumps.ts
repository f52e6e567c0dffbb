/** Whether a declared marriage makes its suit trump at this table, as the question about it tells. */
import type { Options } from "../state/told.ts";

/** `declarer`: whether the seat that declares has the contract. */
export function setsTrump(options: Options, declarer: boolean): boolean {
  const play = options["play"] ?? {};
  if (play["trump"] === "declarer_names") return false;
  return declarer || play["defender_marriages"] === "full";
}
