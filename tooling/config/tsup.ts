import type { Options } from "tsup";

/** The one way a published package is bundled: ESM and CommonJS, declarations for both, one file per entry. */
export function packageBuild(entry: Record<string, string> = { index: "src/index.ts" }): Options {
  const code = Object.fromEntries(Object.entries(entry).filter(([, file]) => !file.endsWith(".css")));
  return {
    entry,
    format: ["esm", "cjs"],
    dts: { entry: code },
    clean: true,
    sourcemap: true,
    target: "es2022",
    treeshake: true,
  };
}
