import { build } from "esbuild";
import type { UserConfig } from "tsdown";

/**
 * The one way a published package is bundled: ESM and CommonJS, declarations for both, one file per entry. A `.css` entry
 * becomes one sheet with everything it imports; fonts lie beside it.
 */
export function packageBuild(entry: Record<string, string> = { index: "src/index.ts" }): UserConfig {
  const sheets = Object.entries(entry).filter(([, file]) => file.endsWith(".css"));
  const code = Object.entries(entry).filter(([, file]) => !file.endsWith(".css"));
  return {
    entry: Object.fromEntries(code),
    format: ["esm", "cjs"],
    dts: true,
    sourcemap: true,
    target: "es2022",
    // The package's own "type" says what a plain `.js` is.
    fixedExtension: false,
    logLevel: "warn",
    // Most of a build is TypeScript's; the advice to profile it helps nobody.
    checks: { bundlerTimings: false },
    onSuccess: async () => {
      if (sheets.length === 0) return;
      await build({
        entryPoints: Object.fromEntries(sheets),
        outdir: "dist",
        bundle: true,
        loader: { ".woff2": "file" },
        target: "es2022",
      });
    },
  };
}
