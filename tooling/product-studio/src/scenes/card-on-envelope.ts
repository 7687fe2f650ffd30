import { carrier, giftCard, giftCardSize } from "../furniture/gift-card.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";

/** A gift card resting against the upright half of its folded paper. */
export function cardOnEnvelope(value: 50 | 100): Part[] {
  const lean = 20;
  const back = giftCardSize.height * Math.sin((lean * Math.PI) / 180);
  return [...carrier(lean), ...place(giftCard(value), { y: 0.0014, z: back * 0.14 + 0.002, tilt: -lean - 4, roll: 0 })];
}
