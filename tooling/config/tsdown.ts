import { build } from "esbuild";
import type { UserConfig } from "tsdown";

/**
 * Bundles every published package: ESM and CommonJS, declarations for both, one file per entry. A `.css` entry becomes
 * one sheet with everything it imports; fonts are placed next to it.
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
    // The package's "type" decides how a plain `.js` is read.
    fixedExtension: false,
    logLevel: "warn",
    // Most of a build is TypeScript's work; the hint to profile it is of no use here.
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
