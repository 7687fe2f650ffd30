import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

interface Esbuild {
  build(options: object): Promise<{ outputFiles: Array<{ contents: Uint8Array }> }>;
}

/** Bytes that a module of this text costs a page: bundled for browsers, minified, brotli at its strongest. */
export async function weigh(text: string, { peers, from }: { peers: string; from: string }): Promise<number> {
  const { build } = createRequire(path.join(peers, "package.json"))("esbuild") as Esbuild;
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: from, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "error",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
