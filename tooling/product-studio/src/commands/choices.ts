import sharp from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { choiceDrawings, choiceWidths } from "../choices/choice-drawings.ts";
import { encodePicture } from "../encode/encode-picture.ts";

// node src/commands/choices.ts: what legs, arms, fillings and other choices of a special order look like.
for (const [name, content] of Object.entries(choiceDrawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="800" height="800"><rect width="96" height="96" fill="#f3efe8"/>${content}</svg>`;
  await encodePicture(sharp(Buffer.from(svg)), { name, widths: choiceWidths, folder: picturesFolder });
}
