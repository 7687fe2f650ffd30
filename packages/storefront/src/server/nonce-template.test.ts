import { randomBytes } from "node:crypto";
import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { createNonceTemplate, fillText } from "./nonce-template.ts";

const newNonce = () => randomBytes(16).toString("hex");
const nonce = newNonce();

/** A page of so many rows, with the nonce after each so many of them. */
function toPage({ rows, every, word = "oak" }: { rows: number; every: number; word?: string }): string {
  const texts = Array.from({ length: rows }, (_, row) => {
    const script = row % every === 0 ? `<script nonce="${nonce}">start(${row})</script>` : "";
    return `<p id="${row}">${word} ${Math.sin(row)}</p>${script}`;
  });
  return `<!doctype html>${texts.join("")}`;
}

describe.each([
  ["a short page", toPage({ rows: 1, every: 1 })],
  ["a page with many nonces", toPage({ rows: 400, every: 4 })],
  ["nonces that are farther apart than the window of the encoder", toPage({ rows: 9000, every: 4500 })],
  ["a page without a nonce", toPage({ rows: 400, every: 4 }).replaceAll(nonce, "")],
  ["nonces in a row, at both ends", `${nonce}${nonce}a${nonce}`],
  ["letters of several bytes", toPage({ rows: 400, every: 4, word: "Chêne é 楢 🪑" })],
])("a template of %s", (_, html) => {
  it("gives each response its own nonce, and Node's decoders read it", async () => {
    const template = await createNonceTemplate(html, nonce);
    for (const next of [newNonce(), newNonce()]) {
      const filled = template?.fill(next) ?? Buffer.alloc(0);
      expect(String(zlib.zstdDecompressSync(filled))).toBe(html.replaceAll(nonce, next));
      const decoder = zlib.createZstdDecompress();
      decoder.end(filled);
      expect(String(Buffer.concat(await decoder.toArray()))).toBe(html.replaceAll(nonce, next));
    }
  });

  it("is text again, and holds the first nonce nowhere", async () => {
    const template = await createNonceTemplate(html, nonce);
    if (template === null) throw new Error("no template");
    const next = newNonce();
    expect(String(fillText(template, next))).toBe(html.replaceAll(nonce, next));
    expect(template.fill(next).includes(nonce)).toBe(false);
  });
});

it("a template is as small as a compressed page", async () => {
  const html = toPage({ rows: 1500, every: 100 });
  const template = await createNonceTemplate(html, nonce);
  expect(template?.bytes).toBeLessThan(zlib.zstdCompressSync(html).length * 1.1);
});
