import zlib from "node:zlib";
import { expect, it } from "vitest";
import { type StoreApp, storeHandler } from "./store-handler.ts";

it("passes a URL that the file system refuses to the storefront", async () => {
  const app: StoreApp = { fetch: () => new Response("Page not found", { status: 404 }) };
  const folder = { at: "", folder: import.meta.dirname, cacheControl: "no-store" };
  const answer = await storeHandler(app, [folder]).fetch(new Request("http://localhost/browse/%00"), {
    clientAddress: "",
  });
  expect([answer.status, await answer.text()]).toEqual([404, "Page not found"]);
});

it("tells the storefront the coding for a browser, and leaves a page in this coding as it is", async () => {
  const packed = zlib.zstdCompressSync("Harbor Sofa ".repeat(400));
  const app: StoreApp = {
    fetch: (_, { coding = "" }) =>
      new Response(packed, { headers: { "Content-Type": "text/html", "Content-Encoding": coding } }),
  };
  const request = new Request("http://localhost/", { headers: { "Accept-Encoding": "gzip, br, zstd" } });
  const answer = await storeHandler(app, []).fetch(request, { clientAddress: "" });
  expect(answer.headers.get("Content-Encoding")).toBe("zstd");
  expect(Buffer.from(await answer.arrayBuffer()).equals(packed)).toBe(true);
});
