import { ExtrudeGeometry, Shape } from "three";
import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import { leaf } from "../shape/leaf.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";

export const giftCardSize = { width: inches(3.375), height: inches(2.125), depth: 0.0016 };

function plate(): Part[] {
  const { width: w, height: h, depth } = giftCardSize;
  const r = 0.0035;
  const outline = new Shape();
  outline.moveTo(-w / 2 + r, -h / 2);
  outline.lineTo(w / 2 - r, -h / 2).quadraticCurveTo(w / 2, -h / 2, w / 2, -h / 2 + r);
  outline.lineTo(w / 2, h / 2 - r).quadraticCurveTo(w / 2, h / 2, w / 2 - r, h / 2);
  outline.lineTo(-w / 2 + r, h / 2).quadraticCurveTo(-w / 2, h / 2, -w / 2, h / 2 - r);
  outline.lineTo(-w / 2, -h / 2 + r).quadraticCurveTo(-w / 2, -h / 2, -w / 2 + r, -h / 2);
  const geometry = new ExtrudeGeometry(outline, { depth, bevelEnabled: false, curveSegments: 8 });
  return solid(geometry, "card", { z: -depth });
}

/** A sprig of as many leaves as asked, stalk at the bottom, in raised foil. */
function sprig(leaves: number): Part[] {
  const rise = 0.044 / leaves;
  const stalk = solid(board({ width: 0.0007, height: 0.04, depth: 0.0006, edge: 0.0002 }), "foil", { y: 0.0 });
  const pairs = Array.from({ length: leaves }, (_, i) => i).flatMap((i) => {
    const top = i === leaves - 1;
    const side = i % 2 === 0 ? 1 : -1;
    const long = 0.0165 - (i / leaves) * 0.005;
    return place(solid(leaf(long, long * 0.42, 0.0003), "foil"), {
      y: -0.018 + i * rise * 0.86,
      roll: top ? 0 : -side * 52,
    });
  });
  return place([...stalk, ...pairs], {});
}

/** The front of a gift card standing on its long side, facing +z; the value decides how rich the sprig is. */
export function giftCard(value: 50 | 100): Part[] {
  const rise = giftCardSize.height / 2;
  const motif =
    value === 50
      ? place(sprig(5), { roll: -32 })
      : [-26, 0, 26].flatMap((x) => place(sprig(x === 0 ? 9 : 7), { x: x / 1000, roll: -x / 2 }));
  return place([...plate(), ...place(motif, { z: 0.0002 })], { y: rise });
}

/** The folded paper the card is given in: one half lies, the other leans back by `lean` degrees from upright. */
export function carrier(lean: number): Part[] {
  const { width, height } = giftCardSize;
  const size = { width: width * 1.2, height: 0.0011, depth: height * 1.24, edge: 0.0005 };
  const half = solid(board(size), "paper", { y: 0.0006, z: size.depth / 2 });
  return [...half, ...place(half, { tilt: -90 - lean, y: 0.0006 })];
}
