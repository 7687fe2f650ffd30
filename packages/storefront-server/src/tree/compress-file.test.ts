import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressFile } from "./compress-file.ts";

const script = "export const sofa = 'Harbor';\n".repeat(100);
let folder = "";
let cache = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store compress "));
  cache = path.join(folder, "cache");
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function compress(name: string, content: string, options = { cache }) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  compressFile(file, options);
  const read = (coding: string, unpack: (packed: Buffer) => Buffer) => {
    const packed = `${file}.${coding}`;
    return fs.existsSync(packed) ? String(unpack(fs.readFileSync(packed))) : undefined;
  };
  return { br: read("br", zlib.brotliDecompressSync), gz: read("gz", zlib.gunzipSync) };
}

it("compresses a text file in both codings", () => {
  expect(compress("a.js", script)).toEqual({ br: script, gz: script });
});

it("finds the result of the same content again, whatever the file is called", () => {
  compress("a.js", script);
  const [kept = ""] = fs.globSync("*.br", { cwd: cache });
  fs.writeFileSync(path.join(cache, kept), zlib.brotliCompressSync("kept"));
  expect(compress("b.js", script).br).toBe("kept");
  expect(compress("c.js", `${script}//`).br).toBe(`${script}//`);
});

it.each([
  ["a picture", "a.webp", script],
  ["a small file", "a.js", "1"],
])("leaves %s as it is", (_, name, content) => {
  expect(compress(name, content)).toEqual({ br: undefined, gz: undefined });
});

it("compresses although the results cannot be kept", () => {
  fs.writeFileSync(path.join(folder, "file"), "");
  expect(compress("a.js", script, { cache: path.join(folder, "file", "cache") }).gz).toBe(script);
});

it("forgets what no file has needed for two weeks", () => {
  compress("a.js", script);
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  for (const kept of fs.readdirSync(cache)) fs.utimesSync(path.join(cache, kept), longAgo, longAgo);
  compress("b.js", `${script}//`);
  expect(fs.readdirSync(cache)).toHaveLength(2);
});
