import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { staticFiles } from "./static-files.ts";

let parent = "";
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "store files "));
  fs.mkdirSync(path.join(parent, "pictures"));
  fs.writeFileSync(path.join(parent, "pictures", "harbor-sofa-oat-800.webp"), "0123456789");
  fs.writeFileSync(path.join(parent, "pictures", "manifest.json"), "{}");
  fs.writeFileSync(path.join(parent, "pictures", "manifest.json.br"), "packed");
  fs.writeFileSync(path.join(parent, "pictures", "manifest.json.gz"), "zipped");
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

it.each([
  ["bytes=2-4", "2-4", "234"],
  ["bytes=7-", "7-9", "789"],
  ["bytes=-3", "7-9", "789"],
  ["bytes=0-0", "0-0", "0"],
  ["bytes=8-99", "8-9", "89"],
  ["bytes=-99", "0-9", "0123456789"],
])("serves the range %s of a picture", async (range, part, content) => {
  const answer = await ask(sofa, { Range: range });
  expect([answer.status, answer.headers.get("Content-Range")]).toEqual([206, `bytes ${part}/10`]);
  expect(answer.headers.get("Content-Length")).toBe(String(content.length));
  expect(await answer.text()).toBe(content);
});

it.each(["bytes=0-1,4-5", "items=0-1", "bytes=-", "bytes=a-b"])("serves all of a picture for %s", async (range) => {
  const answer = await ask(sofa, { Range: range });
  expect([answer.status, await answer.text()]).toEqual([200, "0123456789"]);
});

it.each(["bytes=10-", "bytes=4-2", "bytes=-0"])("refuses %s, and no cache keeps the refusal", async (range) => {
  const answer = await ask("/pictures/1a2b3c4d/harbor-sofa-oat-800.webp", { Range: range });
  expect([answer.status, answer.headers.get("Content-Range"), await answer.text()]).toEqual([416, "bytes */10", ""]);
  expect(answer.headers.get("Cache-Control")).toBeNull();
});

it("serves all of a picture that has changed since a browser received its first part", async () => {
  const { headers } = await ask(sofa);
  const resume = (version: string | null) => ask(sofa, { Range: "bytes=5-", "If-Range": version ?? "" });
  expect(await (await resume(headers.get("Last-Modified"))).text()).toBe("56789");
  for (const version of [new Date(0).toUTCString(), headers.get("ETag"), '"old"'])
    expect([(await resume(version)).status, await (await resume(version)).text()]).toEqual([200, "0123456789"]);
});

it.each([
  ["gzip, br", "br", "packed"],
  ["br;q=0.5", "br", "packed"],
  ["br;q=0, gzip", "gzip", "zipped"],
  ["zstd", null, "{}"],
  ["", null, "{}"],
])("serves a text to a browser that accepts %j in the coding %s", async (accepted, coding, content) => {
  const answer = await ask("/pictures/manifest.json", { "Accept-Encoding": accepted });
  expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([coding, content]);
  expect(answer.headers.get("Content-Length")).toBe(String(content.length));
});

it("tells caches that a text depends on the accepted codings, also with 304 and uncompressed", async () => {
  const whole = await ask("/pictures/manifest.json");
  const same = await ask("/pictures/manifest.json", { "If-None-Match": whole.headers.get("ETag") ?? "" });
  expect([whole.status, whole.headers.get("Vary")]).toEqual([200, "Accept-Encoding"]);
  expect([same.status, same.headers.get("Vary")]).toEqual([304, "Accept-Encoding"]);
  expect((await ask(sofa)).headers.get("Vary")).toBeNull();
});

it("serves a text whole, since its ranges would depend on the coding", async () => {
  const answer = await ask("/pictures/manifest.json", { "Accept-Encoding": "br", Range: "bytes=0-1" });
  expect([answer.status, await answer.text()]).toEqual([200, "packed"]);
});

it("describes a file to HEAD without its content", async () => {
  const files = staticFiles({ at: "/pictures", folder: path.join(parent, "pictures"), cacheControl: "no-store" });
  const answer = await files.request(sofa, { method: "HEAD", headers: { Range: "bytes=2-4" } });
  expect([answer.status, answer.headers.get("Content-Length"), await answer.text()]).toEqual([200, "10", ""]);
});

it("serves a file that was added or changed later", async () => {
  const file = path.join(parent, "pictures", "added.webp");
  expect((await ask("/pictures/added.webp")).status).toBe(404);
  fs.writeFileSync(file, "first");
  expect(await (await ask("/pictures/added.webp")).text()).toBe("first");
  fs.writeFileSync(file, "second");
  expect(await (await ask("/pictures/added.webp")).text()).toBe("second");
});

it.runIf(fs.existsSync("/proc/self/fd"))("closes a large file when its reader leaves", async () => {
  const file = path.join(parent, "pictures", "large.webp");
  fs.writeFileSync(file, Buffer.alloc(8_000_000));
  const isOpen = () => fs.readdirSync("/proc/self/fd").some((fd) => linkOf(`/proc/self/fd/${fd}`) === file);
  const { body } = await ask("/pictures/large.webp");
  const reader = body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeLessThan(1_000_000);
  expect(isOpen()).toBe(true);
  await reader?.cancel();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

/** The descriptor that lists the folder is closed by then. */
function linkOf(descriptor: string): string | undefined {
  try {
    return fs.readlinkSync(descriptor);
  } catch {
    return undefined;
  }
}

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
  `/pictures/${"a".repeat(300)}`,
  `/pictures/1a2b3c4d/${"a".repeat(5000)}`,
])("leaves %s to the next handler, without promising a cache anything", async (url) => {
  const answer = await ask(url);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBeNull();
});
