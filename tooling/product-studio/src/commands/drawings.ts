import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { dimensionDrawings } from "../drawings/dimension-drawings.ts";

// node src/commands/drawings.ts: furniture from the front, the side and above with its sizes, in inches and centimeters.
mkdirSync(path.join(picturesFolder, "drawings"), { recursive: true });
for (const { file, draw } of dimensionDrawings()) writeFileSync(path.join(picturesFolder, file), draw());
