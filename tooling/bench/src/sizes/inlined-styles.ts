import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const root = path.resolve(import.meta.dirname, "../../../..");
const target = path.join(root, ".store/bench/inlined-styles.css");

/** The style sheets as the bundler writes them, each a text of JavaScript: what both brands share, and the larger brand's own. */
const sheets = [/= ("@layer st\.tokens\{(?:[^"\\]|\\.)*")/, /= ("@font-face\{font-family:Instrument(?:[^"\\]|\\.)*")/];

/**
 * The style sheet that every document of "general" carries, the larger one of the two, taken out of the built server into a
 * file that can be weighed.
 */
export function listInlinedStyles(): string {
  const server = path.join(root, "apps/storefront-us/build/server");
  const files = fs.globSync("**/*.js", { cwd: server }).map((file) => fs.readFileSync(path.join(server, file), "utf8"));
  const texts = sheets.map((sheet) => {
    const text = files.map((file) => sheet.exec(file)?.[1]).find((found) => found !== undefined);
    if (text === undefined)
      throw new Error("The built server lacks a style sheet. Check how entry.server.tsx inlines it.");
    return runInNewContext(text);
  });
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, texts.join(""));
  return target;
}
