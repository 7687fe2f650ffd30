import { pictureSources } from "@store/ui-kit/picture";
import { getPlainKey } from "@store/ui-kit/plain-key";
import { type KeyboardEvent, type PointerEvent, useState } from "react";

export interface SwatchZoomProps {
  readonly name: string;
  /** The close-up. */
  readonly imagePath: string;
  /** The macro, which shows the middle of the close-up. */
  readonly zoomImagePath: string;
}

/** The magnifications of the close-up, and the share of its width that the macro shows. */
const magnifications = [1, 2, 4] as const;
const macroShare = 0.6;
const step = 10;

/**
 * A close-up of a fabric, magnified twice or four times: the pointer magnifies the area below it, a click or Enter
 * selects the next magnification, the arrow keys move it. Magnified it is the macro, which shows the weave.
 */
export function SwatchZoom({ name, imagePath, zoomImagePath }: SwatchZoomProps) {
  const [level, setLevel] = useState(0);
  const [isHovered, setIsHovered] = useState(false);
  const [center, setCenter] = useState({ x: 50, y: 50 });
  const chosen = magnifications[level] ?? 1;
  const times = isHovered && level === 0 ? magnifications[1] : chosen;

  function follow({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLButtonElement>): void {
    if (pointerType === "touch" && level === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setIsHovered(pointerType !== "touch");
    setCenter({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) });
  }
  function move(event: KeyboardEvent): void {
    const [x, y] = moves[getPlainKey(event)] ?? [0, 0];
    if (level === 0 || (x === 0 && y === 0)) return;
    event.preventDefault();
    setCenter({ x: toPercent((center.x + x) / 100), y: toPercent((center.y + y) / 100) });
  }
  return (
    <button
      type="button"
      data-part="swatch-zoom"
      data-times={times}
      aria-label={`${name} close up, magnified ${times} times`}
      onClick={() => setLevel((level + 1) % magnifications.length)}
      onPointerMove={follow}
      onPointerLeave={() => setIsHovered(false)}
      onKeyDown={move}
    >
      <Layer imagePath={imagePath} widths={[400]} scale={times} center={center} />
      <Layer imagePath={zoomImagePath} widths={[800]} scale={times * macroShare} center={center} />
    </button>
  );
}

interface LayerProps {
  readonly imagePath: string;
  readonly widths: readonly number[];
  readonly scale: number;
  /** What stays in its place, in percent of the picture. */
  readonly center: { readonly x: number; readonly y: number };
}

function Layer({ imagePath, widths, scale, center }: LayerProps) {
  const style = { scale: String(Math.max(scale, 1)), transformOrigin: `${center.x}% ${center.y}%` };
  return (
    <picture>
      {pictureSources(imagePath, widths).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="800px" />
      ))}
      <img src={imagePath} alt="" width={400} height={400} decoding="async" style={style} />
    </picture>
  );
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function toPercent(share: number): number {
  return Math.min(100, Math.max(0, share * 100)) || 0;
}
