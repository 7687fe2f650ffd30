import { randomBytes } from "node:crypto";
import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { createNonceTemplate, fillText, isTemplateCoding, type TemplateCoding } from "./nonce-template.ts";

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

const decoders = {
  zstd: { decompress: zlib.zstdDecompressSync, create: zlib.createZstdDecompress },
  br: { decompress: zlib.brotliDecompressSync, create: zlib.createBrotliDecompress },
} as const;
const codings = Object.keys(decoders) as TemplateCoding[];

const samples: readonly (readonly [string, string])[] = [
  ["a short page", toPage({ rows: 1, every: 1 })],
  ["a page with many nonces", toPage({ rows: 400, every: 4 })],
  ["nonces that are farther apart than the window of the encoder", toPage({ rows: 9000, every: 4500 })],
  ["a page without a nonce", toPage({ rows: 400, every: 4 }).replaceAll(nonce, "")],
  ["nonces in a row, at both ends", `${nonce}${nonce}a${nonce}`],
  ["letters of several bytes", toPage({ rows: 400, every: 4, word: "Chêne é 楢 🪑" })],
];
const cases = codings.flatMap((coding) => samples.map(([name, html]) => [name, coding, html] as const));

describe.each(cases)("a template of %s in %s", (_, coding, html) => {
  it("gives each response its own nonce, and Node's decoders read it", async () => {
    const template = await createNonceTemplate(html, { nonce, coding });
    for (const next of [newNonce(), newNonce()]) {
      const filled = template?.fill(next) ?? Buffer.alloc(0);
      expect(String(decoders[coding].decompress(filled))).toBe(html.replaceAll(nonce, next));
      const decoder = decoders[coding].create();
      decoder.end(filled);
      expect(String(Buffer.concat(await decoder.toArray()))).toBe(html.replaceAll(nonce, next));
    }
  });

  it("is text again, and holds the first nonce nowhere", async () => {
    const template = await createNonceTemplate(html, { nonce, coding });
    if (template === null) throw new Error("no template");
    const next = newNonce();
    expect(String(fillText(template, next))).toBe(html.replaceAll(nonce, next));
    expect(template.fill(next).includes(nonce)).toBe(false);
  });
});

it.each(codings)("a template is as small as a page compressed in %s", async (coding) => {
  const html = toPage({ rows: 1500, every: 100 });
  const template = await createNonceTemplate(html, { nonce, coding });
  expect(template?.bytes).toBeLessThan(zlib.zstdCompressSync(html).length * 1.1);
});

it.each(codings)("no text is taken from the end of a nonce and what follows it in %s", async (coding) => {
  const after = '" type="submit" data-variant="primary">';
  const html = nonce + after + Array.from("abcdefghijklmnopqrstuvwxyz0123456789<>-=", (end) => end + after).join("");
  const templates = Array.from({ length: 40 }, () => createNonceTemplate(html, { nonce, coding }));
  expect((await Promise.all(templates)).filter((template) => template === null)).toEqual([]);
});

it("no page is kept in another coding", () => {
  expect(["zstd", "br", "gzip", "toString", undefined].map(isTemplateCoding)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
