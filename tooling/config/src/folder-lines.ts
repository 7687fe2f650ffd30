import fs from "node:fs";
import path from "node:path";

/** Folders of a package's sources, in lines from the bottom to the top. */
export type FolderLines = readonly (readonly string[])[];

/** The folders below `source` that have code of the package: tests and their fixtures may import anything. */
export function listFolders(source: string): string[] {
  return [...new Set(listFiles(source).map(folderOf))].sort();
}

/**
 * The imports that break the lines, types included: a folder imports only from lower lines, never from its own. Names, for
 * each folder, what it may import from.
 */
export function findUpwardImports(source: string, lines: FolderLines): string[] {
  const files = listFiles(source);
  return lines.flatMap((folders, line) => {
    const allowed = lines.slice(0, line).flat();
    return files
      .filter((file) => folders.includes(folderOf(file)))
      .flatMap((file) =>
        importsOf(source, file)
          .filter((target) => folderOf(target) !== folderOf(file) && !allowed.includes(folderOf(target)))
          .map(
            (target) =>
              `${file} imports ${target}, but ${folderOf(file)} may import from: ${allowed.join(", ") || "no other folder"}`,
          ),
      );
  });
}

const folderOf = (file: string) => file.split("/")[0] ?? "";

function listFiles(source: string): string[] {
  return fs
    .readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(test|fixture|samples)\.ts$/.test(file))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.includes("/"));
}

function importsOf(source: string, file: string): string[] {
  const text = fs.readFileSync(path.join(source, file), "utf8");
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(
    ([, specifier = ""]) => specifier,
  );
  return specifiers.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}
