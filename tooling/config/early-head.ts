import path from "node:path";
import { build, type Plugin } from "vite";

const folder = path.resolve(import.meta.dirname, "../../packages/ui-kit/src/early");
/** The module that has the texts once it is built. */
const headTextsFile = path.join(folder, "head-texts.ts");

const kinds = ["eager", "reading", "listing", "product"];

/** What a script of the head may weigh: it is a part of every page. */
const maxBytes = 11_000;

/** Replaces the empty texts of `head-texts.ts` by the scripts of the head. */
export function earlyHead(): Plugin {
  let text: Promise<string> | undefined;
  return {
    name: "early-head",
    load(id) {
      if (id !== headTextsFile) return null;
      text ??= makeHeadTexts();
      return text;
    },
  };
}

/**
 * The source of a module with the scripts of the head, one for each kind of page: `head.ts` with what that kind needs of its
 * imports, minified. Fails if one is too large, or contains a module of another folder.
 */
export async function makeHeadTexts(): Promise<string> {
  const texts = await Promise.all(kinds.map(async (kind) => [kind, await bundle(kind)]));
  return `export const headTexts = ${JSON.stringify(Object.fromEntries(texts))};`;
}

async function bundle(kind: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { headKind: JSON.stringify(kind) },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: { optimization: { inlineConst: { mode: "all", pass: 2 } } },
      lib: { entry: path.join(folder, "head.ts"), formats: ["iife"], name: "earlyHead", fileName: "head" },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("The head was not bundled.");
  const [{ code, moduleIds }] = output.output;
  const strange = moduleIds.find((id) => path.dirname(id) !== folder);
  if (strange) throw new Error(`The head is a part of every page and may not import ${strange}.`);
  const text = code.trim();
  if (text.length > maxBytes) throw new Error(`The head "${kind}" has ${text.length} bytes, ${maxBytes} at most.`);
  return text;
}
