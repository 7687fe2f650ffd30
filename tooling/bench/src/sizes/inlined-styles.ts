import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const root = path.resolve(import.meta.dirname, "../../../..");
const target = path.join(root, ".store/bench/inlined-styles.css");

/** The style sheet as the bundler writes it: a text of JavaScript. */
const sheet = /= ("@layer st\.tokens\{(?:[^"\\]|\\.)*")/;

/** The fonts of "modern", which the documents of the other brand do not carry (`entry.server.tsx`). */
const fontsOfOneBrand = /@font-face\{font-family:Figtree[^}]*\}/g;

/**
 * The style sheet that every document of "general" carries, the larger one of the two, taken out of the built server into a
 * file that can be weighed.
 */
export function listInlinedStyles(): string {
  const server = path.join(root, "apps/storefront-us/build/server");
  const files = fs.globSync("**/*.js", { cwd: server });
  const [text] = files.flatMap((file) => sheet.exec(fs.readFileSync(path.join(server, file), "utf8"))?.[1] ?? []);
  if (text === undefined)
    throw new Error("The built server contains no style sheet. Check how entry.server.tsx inlines it.");
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, runInNewContext(text).replace(fontsOfOneBrand, ""));
  return target;
}
