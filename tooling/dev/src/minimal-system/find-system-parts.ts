import fs from "node:fs";
import path from "node:path";

/** What a desktop has and a minimal server does not: the libraries a browser loads, by the beginning of their names. */
const libraries = [
  "libnss3.so",
  "libnssutil3.so",
  "libsmime3.so",
  "libssl3.so",
  "libsoftokn3.so",
  "libfreebl3.so",
  "libnspr4.so",
  "libplc4.so",
  "libplds4.so",
  "libexpat.so",
  "libfontconfig.so",
];

const libraryFolders = ["/lib", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"];
const fontFolders = ["/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/var/cache/fontconfig"];
const ownFontFolders = [".fonts", ".local/share/fonts", ".config/fontconfig", ".cache/fontconfig"];

export interface SystemParts {
  files: string[];
  folders: string[];
}

/** Finds those libraries and the fonts of the system and the developer; empty on a machine without them. */
export function findSystemParts({ root = "/", home = process.env.HOME ?? "/root" } = {}): SystemParts {
  const files = libraryFolders.flatMap((folder) => listLibraries(path.join(root, folder)));
  const folders = [
    ...fontFolders.map((folder) => path.join(root, folder)),
    ...ownFontFolders.map((one) => path.join(home, one)),
  ];
  return { files: distinct(files), folders: distinct(folders.filter((folder) => fs.existsSync(folder))) };
}

function listLibraries(folder: string): string[] {
  const inside = list(folder);
  // Debian has them one or two folders deeper, under the name of the architecture.
  const deeper = inside
    .filter((name) => /-linux-gnu|^nss$/.test(name))
    .flatMap((name) => listLibraries(path.join(folder, name)));
  return [
    ...inside
      .filter((name) => libraries.some((library) => name.startsWith(library)))
      .map((name) => path.join(folder, name)),
    ...deeper,
  ];
}

function list(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

/** Several links may lead to one file, which is hidden once. */
function distinct(files: string[]): string[] {
  return [...new Set(files.filter((file) => fs.existsSync(file)).map((file) => fs.realpathSync(file)))];
}
