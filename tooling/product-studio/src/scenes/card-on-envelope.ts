import { envelope, giftCard } from "../furniture/gift-card.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";

/** A gift card leaning back against nothing the eye notices, one envelope under it and one behind. */
export function cardOnEnvelope(value: 50 | 100): Part[] {
  return [
    ...place(envelope(), { z: 0.012, turn: -9 }),
    ...place(envelope(), { y: 0.036, z: -0.024, tilt: 66, turn: 7 }),
    ...place(giftCard(value), { y: 0.0016, z: 0.008, tilt: -24 }),
  ];
}
