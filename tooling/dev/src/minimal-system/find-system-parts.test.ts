import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findSystemParts } from "./find-system-parts.ts";

let root = "";
beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "store parts ")));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it("finds a desktop's libraries once, however many links lead to them, and every font folder", () => {
  const machine = path.join(root, "usr/lib/x86_64-linux-gnu");
  fs.mkdirSync(path.join(machine, "nss"), { recursive: true });
  for (const name of ["libnss3.so", "libexpat.so.1.8.10", "libc.so.6", "nss/libsoftokn3.so"])
    fs.writeFileSync(path.join(machine, name), "");
  fs.symlinkSync("libexpat.so.1.8.10", path.join(machine, "libexpat.so.1"));
  fs.symlinkSync("usr/lib", path.join(root, "lib"));
  fs.mkdirSync(path.join(root, "usr/share/fonts"), { recursive: true });
  fs.mkdirSync(path.join(root, "home/.fonts"), { recursive: true });

  const { files, folders } = findSystemParts({ root, home: path.join(root, "home") });

  const found = ["libexpat.so.1.8.10", "libnss3.so", "nss/libsoftokn3.so"].map((name) => path.join(machine, name));
  expect(files.sort()).toEqual(found);
  expect(folders).toEqual([path.join(root, "usr/share/fonts"), path.join(root, "home/.fonts")]);
});

it("finds nothing on a system that is minimal already", () => {
  expect(findSystemParts({ root, home: path.join(root, "home") })).toEqual({ files: [], folders: [] });
});
