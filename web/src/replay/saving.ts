/** A game as a file of one's own. */
import { downloadOf } from "../api/api.ts";

/** Saves the record of a game, from the server or as it was opened. */
export function saveRecord(source: { id: string } | { record: unknown }): void {
  const link = document.createElement("a");
  if ("id" in source) {
    link.href = downloadOf(source.id);
    link.download = "";
    link.click();
    return;
  }
  const text = JSON.stringify(source.record, null, 2);
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "thousand.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
