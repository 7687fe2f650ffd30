import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listChangedFiles } from "./list-changed-files.ts";

let root = "";
const git = (...words: string[]) => {
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "core.hooksPath=none"];
  execFileSync("git", [...author, ...words], { cwd: root, stdio: "ignore" });
};
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
function commit(subject: string): void {
  git("add", "--all");
  git("commit", "--message", subject);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "store changed "));
  git("init", "--initial-branch", "main");
  for (const file of ["kept.ts", "edited.ts", "removed.ts", "old name.ts"]) write(file, `${file}\n`.repeat(9));
  write(".gitignore", "ignored.ts");
  commit("first");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe("the changed files", () => {
  it("are those that differ from the last commit: edited, new, removed, and both names of a renamed one", () => {
    expect(listChangedFiles(root)).toEqual([]);
    for (const file of ["edited.ts", "new.ts", "ignored.ts"]) write(file, "new");
    fs.rmSync(path.join(root, "removed.ts"));
    fs.renameSync(path.join(root, "old name.ts"), path.join(root, "new name.ts"));
    expect(listChangedFiles(root)).toEqual(["edited.ts", "new name.ts", "new.ts", "old name.ts", "removed.ts"]);
  });

  it("since a branch are those of the own one, committed or not, and not those of the other", () => {
    git("switch", "--create", "feature");
    write("edited.ts", "new");
    commit("edit");
    git("switch", "main");
    write("kept.ts", "changed on main");
    commit("other work");
    git("switch", "feature");
    write("new.ts", "new");
    expect(listChangedFiles(root, "main")).toEqual(["edited.ts", "new.ts"]);
    expect(listChangedFiles(root)).toEqual(["new.ts"]);
  });

  it("since a commit that does not exist are refused in git's words", () => {
    expect(() => listChangedFiles(root, "nowhere")).toThrow(/nowhere/);
  });
});
