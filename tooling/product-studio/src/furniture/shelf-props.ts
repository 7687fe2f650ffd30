import type { MaterialName } from "../catalog/material-name.ts";
import { board } from "../shape/board.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const covers: readonly MaterialName[] = [
  "book-sand",
  "book-clay",
  "paper",
  "book-ink",
  "book-sand",
  "paper",
  "book-clay",
];

/** A row of upright books standing on y = 0 from x = 0 to the right. */
export function bookRow(count: number, seed: number): Part[] {
  let x = 0;
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const wide = 0.022 + (((i * 7 + seed * 5) % 9) / 9) * 0.024;
    const tall = 0.2 + (((i * 5 + seed * 3) % 7) / 7) * 0.075;
    const cover = covers[(i * 3 + seed) % covers.length] ?? "paper";
    const book = solid(board({ width: wide - 0.002, height: tall, depth: 0.17 }), cover, {
      x: x + wide / 2,
      y: tall / 2,
    });
    x += wide;
    return book;
  });
}

/** A short pile of lying books. */
export function bookPile(seed: number): Part[] {
  return [0, 1, 2].flatMap((i) => {
    const cover = covers[(i * 2 + seed) % covers.length] ?? "paper";
    const size = { width: 0.27 - i * 0.022, height: 0.03, depth: 0.19 - i * 0.012 };
    return solid(board(size), cover, { y: 0.015 + i * 0.03, turn: ((i * 37 + seed * 11) % 13) - 6 });
  });
}

/** A bottle-shaped vase of the given height. */
export function vase(height: number, material: MaterialName = "ceramic"): Part[] {
  const s = height / 0.3;
  const body = turned(
    [
      [0, 0],
      [0.05, 0],
      [0.062, 0.006],
      [0.092, 0.07],
      [0.098, 0.12],
      [0.076, 0.175],
      [0.038, 0.215],
      [0.026, 0.25],
      [0.03, 0.294],
      [0.034, 0.3],
      [0.028, 0.298],
      [0.021, 0.26],
      [0.02, 0.24],
      [0, 0.235],
    ].map(([r, y]) => [(r ?? 0) * s, (y ?? 0) * s] as const),
  );
  return solid(body, material);
}

/** A shallow footed bowl of the given radius. */
export function bowl(radius: number, material: MaterialName = "stoneware"): Part[] {
  const r = radius;
  const body = turned([
    [0, 0],
    [r * 0.4, 0],
    [r * 0.42, 0.006],
    [r * 0.44, r * 0.08],
    [r * 0.82, r * 0.26],
    [r * 0.99, r * 0.5],
    [r, r * 0.52],
    [r * 0.975, r * 0.51],
    [r * 0.8, r * 0.3],
    [r * 0.4, r * 0.13],
    [0, r * 0.11],
  ]);
  return solid(body, material);
}

/** A lidded jar, squat and round. */
export function jar(height: number, material: MaterialName = "stoneware"): Part[] {
  const h = height;
  const body = turned([
    [0, 0],
    [h * 0.34, 0],
    [h * 0.4, h * 0.05],
    [h * 0.5, h * 0.35],
    [h * 0.46, h * 0.68],
    [h * 0.33, h * 0.8],
    [h * 0.35, h * 0.83],
    [h * 0.3, h * 0.9],
    [h * 0.08, h * 0.93],
    [h * 0.09, h],
    [0, h * 1.01],
  ]);
  return place(solid(body, material), {});
}
