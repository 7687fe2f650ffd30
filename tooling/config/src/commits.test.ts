import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkCommits } from "./check-commits.ts";

const tooling = path.resolve(import.meta.dirname, "../..");
let parent = "";
let clone = "";

/** Runs Git in the test's clone, without the settings of the person who runs the test. */
function git(...words: string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_SYSTEM: os.devNull };
  return execFileSync("git", [...identity, ...words], { cwd: clone, encoding: "utf8", stdio: "pipe", env }).trim();
}
function commit(subject: string): string {
  git("commit", "--allow-empty", "--no-verify", "-m", subject);
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "commits-"));
  clone = path.join(parent, "clone");
  fs.mkdirSync(clone);
  git("init", "--quiet", "--initial-branch=main");
  fs.symlinkSync(tooling, path.join(clone, "tooling"));
});
afterEach(() => fs.rmSync(parent, { recursive: true }));

describe("checkCommits", () => {
  it("checks the commits after the named one alone", { tags: ["deep"] }, () => {
    const start = commit("A subject from before the rules");
    commit("fix(cart): keep the focus after an undo");
    expect(checkCommits(clone, start)).toEqual({ isOk: true, text: "1 commit subjects follow the rules." });
    commit(`fix(cart): ${"x".repeat(62)}`);
    commit("no type at all");
    const { isOk, text } = checkCommits(clone, start);
    expect(isOk).toBe(false);
    expect(text).toContain("header-max-length");
    expect(text).toContain("type-empty");
  });

  it("checks the last commit of a shallow clone and reports that it checks no other", () => {
    const start = commit("chore: start");
    commit("no type at all");
    commit("docs: describe the cart");
    const shallow = path.join(parent, "shallow");
    git("clone", "--quiet", "--depth", "1", `file://${clone}`, shallow);
    const { isOk, text } = checkCommits(shallow, start);
    expect(isOk).toBe(true);
    expect(text).toContain("This clone is shallow, so only its last commit is checked.");
  });

  it("fails in a whole clone without the named commit, and passes where there is no clone", () => {
    commit("chore: start");
    expect(checkCommits(clone, "0".repeat(40))).toMatchObject({ isOk: false });
    expect(checkCommits(parent, "0".repeat(40))).toMatchObject({ isOk: true });
  });
});

describe("the commit-msg hook", () => {
  const install = () => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_SYSTEM: os.devNull };
    const script = path.join(tooling, "dev/bin/install-hook.mjs");
    expect(spawnSync(process.execPath, [script], { cwd: clone, encoding: "utf8", env })).toMatchObject({ status: 0 });
  };
  const hook = () => path.join(clone, ".git/hooks/commit-msg");

  it("refuses a subject without a type and accepts one that follows the rules", { tags: ["deep"] }, () => {
    install();
    install();
    expect(() => git("commit", "--allow-empty", "-m", "no type at all")).toThrow(/type-empty/);
    git("commit", "--allow-empty", "-m", "feat(cart): show the total");
    expect(git("log", "--format=%s")).toBe("feat(cart): show the total");
  });

  it("does not change an existing hook or hooks path", () => {
    fs.writeFileSync(hook(), "#!/bin/sh\n");
    install();
    expect(fs.readFileSync(hook(), "utf8")).toBe("#!/bin/sh\n");
    fs.rmSync(hook());
    git("config", "core.hooksPath", ".my-hooks");
    install();
    expect([fs.existsSync(hook()), fs.existsSync(path.join(clone, ".my-hooks"))]).toEqual([false, false]);
  });
});
