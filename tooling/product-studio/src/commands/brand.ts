import path from "node:path";
import { brandFolder, brandShares } from "../brand/brand-shares.ts";
import { drawShare } from "../brand/draw-share.ts";
import { drawTouchIcon } from "../brand/draw-touch-icon.ts";

// node src/commands/brand.ts: what other places show of each brand, from its drawings and its room.
for (const share of brandShares) {
  await drawTouchIcon(share.brand, path.join(brandFolder, `${share.brand}-180.png`));
  await drawShare(share, path.join(brandFolder, `${share.brand}-share.jpg`));
}
