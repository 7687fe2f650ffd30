import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** A line that a list in an existing file gets: below the last line that matches. */
export interface Insertion {
  file: string;
  line: string;
  below: RegExp;
}

/** What a generator makes: new files by their path, and lines in the lists that name every such thing. */
export interface Template {
  files: Readonly<Record<string, string>>;
  insertions: readonly Insertion[];
}

/** Writes a template below `root`, in the workspace's format; returns the paths. Writes nothing if a file exists or a list is not found. */
export function writeTemplate(root: string, { files, insertions }: Template): string[] {
  const taken = Object.keys(files).filter((file) => fs.existsSync(path.join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(", ")} exists already.`);
  const changed = new Map<string, string>();
  for (const { file, line, below } of insertions) {
    const lines = (changed.get(file) ?? fs.readFileSync(path.join(root, file), "utf8")).split("\n");
    const at = lines.findLastIndex((each) => below.test(each));
    if (at === -1) throw new Error(`${file} has no line like ${below}, below which "${line.trim()}" belongs.`);
    changed.set(file, lines.toSpliced(at + 1, 0, line).join("\n"));
  }
  const all = { ...files, ...Object.fromEntries(changed) };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  execFileSync("biome", ["check", "--write", ...Object.keys(all)], { cwd: root, stdio: "pipe", encoding: "utf8" });
  return Object.keys(all);
}
