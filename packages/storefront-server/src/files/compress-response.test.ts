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
  ["gzip, deflate, br, zstd", "zstd", zlib.zstdDecompressSync],
  ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
  ["gzip, br, zstd;q=0", "br", zlib.brotliDecompressSync],
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

it.each(["zstd", "br", "gzip"])(
  "sends the first part of a streamed page before the last exists as %s",
  async (coding) => {
    const answer = await ask("/streamed", coding);
    const reader = answer.body?.getReader();
    let bytes = 0;
    // The header of gzip is a part by itself.
    while (bytes <= 10) bytes += (await reader?.read())?.value?.length ?? 0;
    await reader?.cancel();
  },
);

it("ends the page's own stream when the browser leaves a streamed page", async () => {
  const left = new Promise<string>((resolve) => {
    const app = new Hono();
    app.use(compressResponse());
    const unending = new ReadableStream({
      async pull(controller) {
        await nextTurn();
        controller.enqueue(new TextEncoder().encode(page));
      },
      cancel: () => resolve("left"),
    });
    app.get("/", () => new Response(unending, { headers: { "Content-Type": "text/html" } }));
    void Promise.resolve(app.request("/", { headers: { "Accept-Encoding": "zstd" } })).then((answer) =>
      answer.body?.cancel(),
    );
  });
  expect(await left).toBe("left");
});

it("does not hide that a page's stream has failed", async () => {
  const app = new Hono();
  app.use(compressResponse());
  const failing = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(page));
      for (let turn = 0; turn < 8; turn++) await nextTurn();
      controller.error(new Error("lost"));
    },
  });
  app.get("/", () => new Response(failing, { headers: { "Content-Type": "text/html" } }));
  const answer = await app.request("/", { headers: { "Accept-Encoding": "zstd" } });
  await expect(answer.arrayBuffer()).rejects.toThrow("lost");
});

it.each([
  ["zstd", zlib.zstdDecompressSync],
  ["br", zlib.brotliDecompressSync],
  ["gzip", zlib.gunzipSync],
])("packs a part like one that was sent before as %s, though it is sent by itself", async (encoding, unpack) => {
  const packed = Buffer.from(await (await ask("/parts", encoding)).arrayBuffer());
  expect(String(unpack(packed))).toBe(part.repeat(8));
  expect(packed.length).toBeLessThan(part.length * 2);
});
