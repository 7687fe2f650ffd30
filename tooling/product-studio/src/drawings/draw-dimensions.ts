import type { Part } from "../shape/part.ts";
import { type Point, projectParts, type View, views } from "./project-part.ts";

/** What a product page states, in inches; round things have one figure for width and depth. */
export interface StatedSizes {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly isRound: boolean;
}

/** A square like every picture, in pixels; text that is legible on a phone, where half of them are left. */
const size = 800;
const text = 30;
/** Free for the figures on the left and above, and between two views. */
const gap = 84;
const margin = 40;
const [ground, paper, ink] = ["#f4efe9", "#fffdf8", "#2b2723"];

/** The figures of each unit of the shop: 1 inches, 2 whole centimeters. */
const toFigure = {
  1: (inches: number) => `${inches}″`,
  2: (inches: number) => `${Math.round(inches * 2.54)} cm`,
} as const;

/** A piece from the front, from the side and from above, with its sizes: an SVG that needs no font, style or script. */
export function drawDimensions(parts: readonly Part[], sizes: StatedSizes, unit: keyof typeof toFigure): string {
  const { width, depth, height, isRound } = sizes;
  const free = size - 2 * margin - 2 * gap;
  const scale = Math.min(free / (width + depth), (free - text) / (height + depth));
  const [across, down] = [gap + gap + (width + depth) * scale, gap + gap + (height + depth) * scale + text];
  const left = (size - across) / 2 + gap;
  const top = (size - down) / 2 + gap;
  const right = left + width * scale + gap;
  const below = top + height * scale + gap;
  const figure = (inches: number) => (isRound ? "⌀ " : "") + toFigure[unit](inches);
  const drawn = [
    drawView(parts, views.front, { left, top, width: width * scale, height: height * scale }),
    drawView(parts, views.side, { left: right, top, width: depth * scale, height: height * scale }),
    drawView(parts, views.above, { left, top: below, width: width * scale, height: depth * scale }),
    measureAcross(figure(width), { from: left, to: left + width * scale, at: top - 26 }),
    isRound ? "" : measureAcross(figure(depth), { from: right, to: right + depth * scale, at: top - 26 }),
    measureDown(toFigure[unit](height), { from: top, to: top + height * scale, at: left - 26 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/><g fill="${paper}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round" font-family="system-ui,sans-serif" font-size="${text}" text-anchor="middle">${drawn.join("")}</g></svg>\n`;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The parts in the frame of their stated size, which a model misses by a share. */
function drawView(parts: readonly Part[], view: View, { left, top, width, height }: Frame): string {
  const outlines = projectParts(parts, view);
  const [x, y] = [toRange(outlines, 0), toRange(outlines, 1)];
  const place = ([across, down]: Point): Point => [
    Math.round(left + ((across - x.least) / x.length) * width),
    Math.round(top + ((down - y.least) / y.length) * height),
  ];
  const shapes = outlines.map((outline) => `<path d="M${simplify(outline.map(place)).join("L")}z"/>`).join("");
  return shapes + write(view.name, left + width / 2, top + height + text + 8);
}

/** An outline with so few points that none is farther than a pixel from it (Douglas and Peucker). */
function simplify(outline: readonly Point[]): Point[] {
  const middle = Math.floor(outline.length / 2);
  const end = outline.slice(0, 1);
  return [...thin(outline.slice(0, middle + 1)), ...thin([...outline.slice(middle), ...end])];
}

/** Without the last point. */
function thin(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const far = line.map((point) => toDistance(point, first, last));
  const most = far.reduce((best, distance, at) => (distance > (far[best] ?? 0) ? at : best), 0);
  return (far[most] ?? 0) > 1 ? [...thin(line.slice(0, most + 1)), ...thin(line.slice(most))] : [first];
}

function toDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

function toRange(outlines: readonly Point[][], axis: 0 | 1): { least: number; length: number } {
  const values = outlines.flat().map((point) => point[axis]);
  const least = values.reduce((one, other) => Math.min(one, other), Infinity);
  return { least, length: values.reduce((one, other) => Math.max(one, other), -Infinity) - least };
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

function measureAcross(figure: string, { from, to, at }: Line): string {
  const line = `<path d="M${round(from)} ${round(at)}H${round(to)}M${round(from)} ${round(at - 9)}v18M${round(to)} ${round(at - 9)}v18"/>`;
  return line + write(figure, (from + to) / 2, at - 16);
}

function measureDown(figure: string, { from, to, at }: Line): string {
  const line = `<path d="M${round(at)} ${round(from)}V${round(to)}M${round(at - 9)} ${round(from)}h18M${round(at - 9)} ${round(to)}h18"/>`;
  const middle = (from + to) / 2;
  return `${line}<g transform="rotate(-90 ${round(at - 16)} ${round(middle)})">${write(figure, at - 16, middle)}</g>`;
}

const write = (words: string, x: number, y: number) =>
  `<text x="${round(x)}" y="${round(y)}" fill="${ink}" stroke="none">${words}</text>`;
const round = (pixels: number) => Math.round(pixels);
