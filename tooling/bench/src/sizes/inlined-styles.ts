import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const root = path.resolve(import.meta.dirname, "../../../..");
const target = path.join(root, ".store/bench/inlined-styles.css");

/** The style sheet that every document carries, taken out of the built server into a file that can be weighed. */
export function inlinedStyles(): string {
  const bundle = fs.readFileSync(path.join(root, "apps/storefront-us/build/server/index.js"), "utf8");
  const text = /= ("@layer st\.tokens(?:[^"\\]|\\.)*")/.exec(bundle)?.[1];
  if (text === undefined) throw new Error("The built server holds no style sheet. Look for it in entry.server.tsx.");
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, runInNewContext(text));
  return target;
}
