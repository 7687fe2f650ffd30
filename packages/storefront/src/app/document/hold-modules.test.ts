import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { heldModuleType } from "@store/ui-kit/early-protocol";
import { expect, it } from "vitest";
import { holdModules } from "./hold-modules.ts";

const page = [
  '<!doctype html><head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b.woff2"/>',
  '<script nonce="n">if (1 < 2) go();</script></head><body>Überwurf ☕ für 5',
  '<script nonce="n" type="module" async="">import "/entry.js"</script>',
  '<script nonce="n">push("<script type=\\"module\\"")</script></body>',
].join("");

const held = page
  .replace('<link rel="modulepreload" href="/a.js"/>', "")
  .replace('type="module" async', `type="${heldModuleType}" async`);

it("holds the module of a document back, drops what preloads modules, and leaves everything else", async () => {
  expect(await text(Readable.from([Buffer.from(page)]).pipe(holdModules()))).toBe(held);
});

it("finds a tag that two parts of the document share, and keeps a character that they share", async () => {
  const bytes = Buffer.from(page);
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const parts = Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)]);
    expect(await text(parts.pipe(holdModules())), `cut at ${cut}`).toBe(held);
  }
});
