import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

it("a rehearsal refuses a registry that is not on this machine", () => {
  const program = path.join(import.meta.dirname, "rehearse.ts");
  const words = [program, "--registry", "https://registry.example/"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("https://registry.example/ is not on this machine.");
});
