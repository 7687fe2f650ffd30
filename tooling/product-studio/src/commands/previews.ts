import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { encodePreview } from "../previews/encode-preview.ts";
import { linkPreviews } from "../previews/link-previews.ts";
import { previewNamesFile, toPreviewNames } from "../previews/preview-names.ts";

// node src/commands/previews.ts [name...]: the pictures of shared links, and the list of them that the storefront reads.
const previews = linkPreviews();
const only = process.argv.slice(2);
const files = new Set(previews.map(({ name }) => `${name}-share.jpg`));
for (const file of readdirSync(picturesFolder, { recursive: true, encoding: "utf8" }))
  if (file.endsWith("-share.jpg") && !files.has(file.replaceAll(path.sep, "/")))
    rmSync(path.join(picturesFolder, file));
for (const { name, bytes, draw } of previews) {
  if (only.length > 0 && !only.includes(name)) continue;
  const file = path.join(picturesFolder, `${name}-share.jpg`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encodePreview(await draw(), bytes));
  console.log(`wrote ${name}`);
}
writeFileSync(previewNamesFile, toPreviewNames(previews));
