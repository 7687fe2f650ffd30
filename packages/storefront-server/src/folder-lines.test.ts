import { type FolderLines, findUpwardImports, listFolders } from "@store/config/folder-lines";
import { expect, it } from "vitest";

/** The folders of the server, from the bottom to the top. A folder imports only from lower lines, types included. */
const lines: FolderLines = [
  ["forwarding", "supervision"],
  ["metrics"],
  ["admission", "settings"],
  ["listener"],
  ["files", "mails"],
  ["cached-pages"],
  ["serve"],
  ["tree"],
];

it("has no folder without a line, and no line without its folder", () => {
  expect(listFolders(import.meta.dirname)).toEqual(lines.flat().sort());
});

it("imports only from lower lines in every folder", () => {
  expect(findUpwardImports(import.meta.dirname, lines)).toEqual([]);
});
