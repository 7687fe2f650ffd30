import path from "node:path";
import { toTable } from "../pages/to-table.ts";
import type { Weight } from "./package-weights.ts";
import { weigh } from "./weigh.ts";

/** What a package's published code costs a page, by what is used of it; `dist` is the folder of the built package. */
export async function weightTable(weights: readonly Weight[], dist: string, peers: string): Promise<string> {
  const rows = await Promise.all(
    weights.map(async ({ name, imports, goal, peer }) => {
      const lines = Object.entries(imports).map(([entry, names]) => toUse(names, path.join(dist, `${entry}.js`)));
      const bytes = await weigh(lines.join("\n"), { peers, from: dist });
      const theirs = peer && (await weigh(`export * from ${JSON.stringify(peer.name)};`, { peers, from: peers }));
      const share = theirs === undefined ? "" : `${(bytes / theirs).toFixed(2)} of ${peer?.name} (${theirs} B)`;
      const isMet = bytes <= goal && (theirs === undefined || bytes <= theirs * (peer?.share ?? 1));
      const verdict = `${goal} B${peer ? `, ${peer.share} of ${peer.name}` : ""}: ${isMet ? "met" : "missed"}`;
      return [name, `${bytes} B`, share, verdict];
    }),
  );
  return toTable(["used", "ours", "beside", "goal"], rows);
}

/** A module that uses names as a page would, and exports nothing itself; all names are preserved. */
function toUse(names: string, file: string): string {
  const from = JSON.stringify(file);
  return names === "*" ? `export * from ${from};` : `import ${names} from ${from}; console.log(${names.slice(1, -1)});`;
}
