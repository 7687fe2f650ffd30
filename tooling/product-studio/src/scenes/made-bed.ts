import type { MaterialName } from "../catalog/material-name.ts";
import { havenBed, havenBedDeck } from "../furniture/haven-bed.ts";
import { linePlatformBed, linePlatformBedDeck } from "../furniture/line-platform-bed.ts";
import { type BedSize, mattress, mattressSizes } from "../furniture/mattress.ts";
import { drape } from "../shape/drape.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { throwPillow } from "../shape/throw-pillow.ts";

type Made = { deck: { height: number; z: number }; hang: number; cover: MaterialName; blanket: number; loose: number };

/** Duvet, its turned-back top, a blanket over the foot: all over one mattress whose middle is z = 0. */
function covers(size: BedSize, top: number, { hang, cover, blanket, loose }: Made): Part[] {
  const { width, depth } = mattressSizes[size];
  const over = { width: width + 0.03, length: depth + 0.02, height: top, round: 0.075 };
  const reach = over.width + 2 * hang;
  const long = depth * 0.74 + hang;
  // One set of creases for all layers: each lies parallel to the one below it.
  const [rumple, seed] = [0.011, 5];
  const duvet = drape({
    width: reach,
    length: long,
    thickness: 0.034,
    over,
    shift: depth / 2 + hang - long / 2,
    loose,
    rumple,
    seed,
  });
  const back = drape({
    width: reach - 0.01,
    length: 0.36,
    thickness: 0.03,
    over: { ...over, width: over.width + 0.07, length: over.length + 2, height: top + 0.036 },
    shift: depth / 2 + hang - long + 0.17,
    loose,
    rumple,
    seed,
  });
  const throwOver = drape({
    width: reach + blanket * 2,
    length: 0.5,
    thickness: 0.012,
    over: { ...over, width: over.width + 0.075, length: over.length + 2, height: top + 0.037 },
    shift: depth / 2 - 0.5,
    loose,
    rumple,
    seed,
  });
  return [...solid(duvet, cover), ...solid(back, "bed-linen"), ...solid(throwOver, "bed-blanket")];
}

type Leaning = { from: number; rest: number; pillow: number; sham: number; lumbar: number };

/** How pillows lie against the headboard: where it stands, then how far each row leans back, in degrees. */
function pillows(size: BedSize, top: number, cover: MaterialName, lean: Leaning): Part[] {
  const { width } = mattressSizes[size];
  const wide = size === "king" ? 0.88 : 0.69;
  const x = width / 4 - 0.005;
  const sleeping = (seed: number) =>
    throwPillow({ width: wide, height: 0.48, thickness: 0.2, seed, material: "bed-linen" });
  const sham = (seed: number) =>
    throwPillow({ width: wide - 0.03, height: 0.46, thickness: 0.19, seed, material: cover });
  const lumbar = throwPillow({ width: 0.62, height: 0.3, thickness: 0.14, seed: 23, material: "bed-blanket" });
  const rise = (height: number, degrees: number) => top + (height / 2) * Math.cos((degrees * Math.PI) / 180);
  return [
    ...[-1, 1].flatMap((side) => [
      ...place(sleeping(5 + side), {
        x: side * x,
        y: rise(0.46, lean.pillow),
        z: lean.from + 0.1 + lean.rest / 2,
        tilt: -lean.pillow,
        turn: -side,
        roll: side,
      }),
      ...place(sham(13 + side), {
        x: side * (x - 0.01),
        y: rise(0.45, lean.sham),
        z: lean.from + 0.25 + lean.rest,
        tilt: -lean.sham,
        turn: side * -3,
      }),
    ]),
    ...place(lumbar, {
      x: 0.02,
      y: rise(0.31, lean.lumbar),
      z: lean.from + 0.41 + lean.rest * 1.4,
      tilt: -lean.lumbar,
      turn: 2,
    }),
  ];
}

function made(frame: Part[], size: BedSize, look: Made & { lean: Leaning }): Part[] {
  const { height, depth } = mattressSizes[size];
  const top = look.deck.height + height + 0.004;
  const lean = { ...look.lean, from: look.lean.from - depth / 2 };
  const bedding = [
    ...place(mattress(size), { y: look.deck.height + height / 2 }),
    ...covers(size, top, look),
    ...pillows(size, top, look.cover, lean),
  ];
  return [...frame, ...place(bedding, { z: look.deck.z })];
}

/** The Haven bed made up in white, its duvet tucked inside the rails. */
export function madeHavenBed(size: BedSize): Part[] {
  return made(havenBed(size), size, {
    deck: havenBedDeck,
    hang: 0.24,
    loose: 0.003,
    cover: "bed-linen",
    blanket: 0,
    lean: { from: 0.03, rest: 0, pillow: 17, sham: 31, lumbar: 34 },
  });
}

/** The Line bed made up, its duvet hanging loose just over the platform. */
export function madeLineBed(size: BedSize): Part[] {
  return made(linePlatformBed(size), size, {
    deck: linePlatformBedDeck,
    hang: 0.17,
    loose: 0.012,
    cover: "bed-cover",
    blanket: 0.01,
    lean: { from: 0.05, rest: 0.1, pillow: 46, sham: 54, lumbar: 50 },
  });
}
