import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import zlib from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { compressResponse } from "./compress-response.ts";

const page = `<!doctype html><title>Harbor Sofa</title>${"<p>Solid oak legs.</p>".repeat(200)}`;
const part = randomBytes(2048).toString("base64");

function shop(): Hono {
  const app = new Hono();
  app.use(compressResponse());
  app.get("/page", (context) => context.html(page));
  app.get("/short", (context) => context.html("<p>Sofa</p>", 200, { "Content-Length": "11" }));
  app.get("/picture", () => new Response(page, { headers: { "Content-Type": "image/avif" } }));
  app.get("/parts", () => {
    const parts = new ReadableStream({
      async start(controller) {
        for (let count = 0; count < 8; count++) {
          controller.enqueue(new TextEncoder().encode(part));
          // Long enough for the first part to be sent.
          for (let turn = 0; turn < 8; turn++) await nextTurn();
        }
        controller.close();
      },
    });
    return new Response(parts, { headers: { "Content-Type": "text/html" } });
  });
  app.get("/streamed", () => {
    const late = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(page));
        await pause(60_000, undefined, { ref: false });
        controller.close();
      },
    });
    return new Response(late, { headers: { "Content-Type": "text/html" } });
  });
  return app;
}

const ask = (url: string, accepted: string) => shop().request(url, { headers: { "Accept-Encoding": accepted } });

it.each([
  ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
  ["gzip;q=0.8", "gzip", zlib.gunzipSync],
  ["br;q=0, gzip", "gzip", zlib.gunzipSync],
])("packs a page for a browser that accepts %s as %s", async (accepted, encoding, unpack) => {
  const answer = await ask("/page", accepted);
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(packed.length).toBeLessThan(page.length / 4);
  expect(String(unpack(packed))).toBe(page);
});

it.each([
  ["/page", "identity"],
  ["/short", "br"],
  ["/picture", "br"],
])("leaves %s as it is for a browser that accepts %s", async (url, accepted) => {
  const answer = await ask(url, accepted);
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect((await answer.text()).length).toBeGreaterThan(10);
});

it("sends the first part of a streamed page before the last exists", async () => {
  const answer = await ask("/streamed", "br");
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeGreaterThan(10);
  await reader?.cancel();
});

it.each([
  ["br", zlib.brotliDecompressSync],
  ["gzip", zlib.gunzipSync],
])("packs a part like one that was sent before as %s, though it is sent by itself", async (encoding, unpack) => {
  const packed = Buffer.from(await (await ask("/parts", encoding)).arrayBuffer());
  expect(String(unpack(packed))).toBe(part.repeat(8));
  expect(packed.length).toBeLessThan(part.length * 2);
});
