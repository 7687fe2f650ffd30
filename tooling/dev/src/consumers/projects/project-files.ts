import type { Questions } from "../questions/questions.ts";
import { programKinds, programName } from "./program-kinds.ts";
import { writeProgram } from "./write-program.ts";

// Neither a browser's nor Node's own types: our declarations must not need them.
const compilerOptions = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2022"], types: [] };

const tsconfigs = {
  nodenext: { compilerOptions: { ...compilerOptions, module: "nodenext", rootDir: ".", outDir: "dist" } },
  bundler: { compilerOptions: { ...compilerOptions, module: "esnext", moduleResolution: "bundler", noEmit: true } },
};

/** Every file of the throw-away projects, by its path: one program per specifier and kind, and what their tools read. */
export function projectFiles(all: readonly Questions[]): Record<string, string> {
  const programs = Object.values(programKinds).flatMap((kind) => [
    [`${kind.folder}/package.json`, JSON.stringify(kind.manifest)],
    ...all.map((one) => [`${kind.folder}/${programName(one.specifier)}${kind.ending}`, writeProgram(one, kind)]),
  ]);
  return {
    ...Object.fromEntries(programs),
    "nodenext/tsconfig.json": JSON.stringify(tsconfigs.nodenext),
    "bundler/tsconfig.json": JSON.stringify(tsconfigs.bundler),
    "browser/index.html": page(all.map(({ specifier }) => `./${programName(specifier)}.js`)),
    ...unusedFiles(all),
  };
}

function page(scripts: readonly string[]): string {
  const tags = scripts.map((script) => `<script type="module" src="${script}"></script>`);
  return `<!doctype html>\n<html lang="en"><head><title>A consumer</title><link rel="icon" href="data:,">${tags.join("")}</head><body></body></html>\n`;
}

/** Two modules that differ in imports of which nothing is used, and the configuration by which Vite bundles both. */
function unusedFiles(all: readonly Questions[]): Record<string, string> {
  const imports = all.flatMap(({ specifier, asked }, index) => [
    `import ${JSON.stringify(specifier)};`,
    `import { ${asked[0]?.[0]} as unused${index} } from ${JSON.stringify(specifier)};`,
  ]);
  const rest = `document.title = "nothing is used";\n`;
  const build = {
    outDir: "dist",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["with-imports.js", "without.js"], output: { entryFileNames: "[name].js" } },
  };
  return {
    "unused/package.json": JSON.stringify({ type: "module" }),
    "unused/with-imports.js": `${imports.join("\n")}\n${rest}`,
    "unused/without.js": rest,
    "unused/vite.config.js": `export default ${JSON.stringify({ build })};\n`,
  };
}
