import path from "node:path";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import type { LinkPreview } from "./link-previews.ts";

/** Where the storefront reads which previews there are. */
export const previewNamesFile = path.resolve(picturesFolder, "../src/web/search-engines/generated/preview-names.ts");

/** The module that lists the names of previews. */
export function toPreviewNames(previews: readonly LinkPreview[]): string {
  const lines = previews.map(({ name }) => `  ${JSON.stringify(name)},\n`).sort();
  return `// Written by \`pnpm pictures previews\`.\n\n/** The pictures of shared links, below \`/pictures/\` and without their ending. */\nexport const previewNames: readonly string[] = [\n${lines.join("")}];\n`;
}
