import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMailViewer } from "./mail-viewer.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-mail-viewer-"));
let address = "";
let viewer: { close(): Promise<void> };
beforeAll(async () => {
  const port = await getPort();
  viewer = await openMailViewer({ folder, port });
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await viewer.close();
  fs.rmSync(folder, { recursive: true });
});
const read = async (page: string) => {
  const response = await fetch(`${address}${page}`);
  return { status: response.status, text: await response.text() };
};

it("shows the mails of the folder, with what they hold as text", async () => {
  expect((await read("/")).text).toContain("No mail has been sent yet.");
  const lines = ["To: nell@example.com", "Subject: <b>Reset</b>", "", "Open https://shop.example.com/a?b=c now."];
  fs.writeFileSync(path.join(folder, "mail-1.eml"), lines.join("\r\n"));
  expect((await read("/")).text).toContain('<a href="/mails/mail-1">&lt;b&gt;Reset&lt;/b&gt;</a> to nell@example.com');
  const { text } = await read("/mails/mail-1");
  expect(text).toContain('<a href="https://shop.example.com/a?b=c">');
  expect(text).not.toContain("<b>Reset");
});

it("reads nothing outside its folder", async () => {
  fs.writeFileSync(path.join(path.dirname(folder), "outside-mail.eml"), "Subject: secret\r\n\r\nsecret");
  for (const name of ["..%2Foutside-mail", "missing", "mail-1.eml"])
    expect((await read(`/mails/${name}`)).status).toBe(404);
});
