import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

let parent = "";
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "store files "));
  fs.mkdirSync(path.join(parent, "pictures"));
  fs.writeFileSync(path.join(parent, "pictures", "harbor-sofa-oat-800.webp"), "0123456789");
  fs.writeFileSync(path.join(parent, "pictures", "manifest.json"), "{}");
  fs.writeFileSync(path.join(parent, "pictures", "manifest.json.br"), "packed");
  fs.writeFileSync(path.join(parent, "secret"), "not for sale");
});
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

const ask = (url: string, headers: Record<string, string> = {}) =>
  staticFiles({
    at: "/pictures",
    folder: path.join(parent, "pictures"),
    cacheControl: "public, max-age=604800",
    hashes: { "harbor-sofa-oat": "1a2b3c4d" },
  }).request(url, { headers });

const sofa = "/pictures/harbor-sofa-oat-800.webp";

it("serves a picture with its type, its age in caches and both validators", async () => {
  const answer = await ask(sofa);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/webp");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=604800");
  expect(answer.headers.get("Last-Modified")).toMatch(/GMT$/);
  expect(answer.headers.get("ETag")).toMatch(/^W\/"/);
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await answer.text()).toBe("0123456789");
});

it("lets other sites show the files of a folder that is meant for them", async () => {
  const folder = path.join(parent, "pictures");
  const files = staticFiles({ at: "/pictures", folder, cacheControl: "no-store", isEmbeddable: true });
  expect((await files.request(sofa)).headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

it("serves a picture below its hash for a year, without what a browser would ask again with", async () => {
  const answer = await ask("/pictures/1a2b3c4d/harbor-sofa-oat-800.webp");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/webp");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect([answer.headers.get("ETag"), answer.headers.get("Last-Modified")]).toEqual([null, null]);
  expect(await answer.text()).toBe("0123456789");
});

it("serves a picture below another hash for minutes, and answers 304 afterwards", async () => {
  const old = "/pictures/0000ffff/harbor-sofa-oat-800.webp";
  const answer = await ask(old);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(await answer.text()).toBe("0123456789");
  expect((await ask(old, { "If-None-Match": answer.headers.get("ETag") ?? "" })).status).toBe(304);
});

it("finds no file below a hash in a folder without pictures", async () => {
  const files = staticFiles({ at: "", folder: path.join(parent, "pictures"), cacheControl: "no-store" });
  expect((await files.request("/harbor-sofa-oat-800.webp")).status).toBe(200);
  expect((await files.request("/1a2b3c4d/harbor-sofa-oat-800.webp")).status).toBe(404);
});

it("answers 304 to a browser that has the newest version, by tag or by date", async () => {
  const first = await ask(sofa);
  const byTag = await ask(sofa, { "If-None-Match": first.headers.get("ETag") ?? "" });
  const byDate = await ask(sofa, { "If-Modified-Since": first.headers.get("Last-Modified") ?? "" });
  expect([byTag.status, byDate.status]).toEqual([304, 304]);
  const outdated = await ask(sofa, { "If-None-Match": 'W/"old"', "If-Modified-Since": new Date().toUTCString() });
  expect(outdated.status).toBe(200);
});

it("serves the requested range of a file", async () => {
  const answer = await ask(sofa, { Range: "bytes=2-4" });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Range")).toBe("bytes 2-4/10");
  expect(await answer.text()).toBe("234");
});

it("serves the compressed file to a browser that accepts it", async () => {
  const packed = await ask("/pictures/manifest.json", { "Accept-Encoding": "gzip, br" });
  expect(packed.headers.get("Content-Encoding")).toBe("br");
  expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
  expect(await (await ask("/pictures/manifest.json")).text()).toBe("{}");
});

it.each([
  "/pictures/../secret",
  "/pictures/..%2fsecret",
  "/pictures/%2e%2e/secret",
  "/pictures/",
  "/pictures/unknown.webp",
  "/pictures/1a2b3c4d",
  "/pictures/1a2b3c4d/",
  "/pictures/1a2b3c4d/unknown.webp",
  "/pictures/1a2b3c4d/1a2b3c4d/harbor-sofa-oat-800.webp",
  "/pictures/1a2b3c4d/..%2f..%2fsecret",
  "/pictures/1a2b3c4d/%2e%2e/%2e%2e/secret",
  "/pictures/1a2b3c4d//secret",
])("leaves %s to the next handler, without promising a cache anything", async (url) => {
  const answer = await ask(url);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBeNull();
});
