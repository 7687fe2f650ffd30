import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reachableBinaries } from "./reachable-binaries.ts";
import { serverAccount } from "./server-account.ts";

let parent = "";
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "store-binaries-"));
});
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

it("gives root's server a copy that it can run when the package is in a folder that only root may enter", () => {
  const folder = path.join(parent, "native");
  fs.mkdirSync(path.join(folder, "bin"), { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(folder, "bin", "postgres"), "program", { mode: 0o700 });
  const copies = path.join(parent, "copies");

  const answer = reachableBinaries({ folder, version: "18.4.0" }, { copies });

  const isRoot = serverAccount() !== undefined;
  expect(answer).toBe(isRoot ? path.join(copies, "store-postgres-18.4.0") : folder);
  const program = fs.statSync(path.join(answer, "bin", "postgres"));
  expect(program.mode & 0o777).toBe(isRoot ? 0o755 : 0o700);
});
