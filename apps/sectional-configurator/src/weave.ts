import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

const pixels = 64;
const threads = 8;

/** How light a point of a material is, from 0 to 1; `noise` is from 0 to 1. */
const shades: Readonly<Record<string, (x: number, y: number, noise: number) => number>> = {
  linen: (x, y, noise) => {
    const isOver = (Math.floor(x / threads) + Math.floor(y / threads)) % 2 === 1;
    const across = isOver ? x : y;
    return 0.84 + 0.1 * Math.sin(((across % threads) / threads) * Math.PI) + 0.06 * noise;
  },
  boucle: (_x, _y, noise) => 0.78 + 0.22 * noise,
  leather: (_x, _y, noise) => 0.94 + 0.05 * noise,
  velvet: (_x, _y, noise) => 0.93 + 0.07 * noise,
};

/** The weave of a material as a gray texture that repeats, and how light it is in the mean; an unknown material is plain. */
export function createWeave(material: string): { texture: CanvasTexture; light: number } {
  const shade = shades[material] ?? (() => 1);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext("2d");
  const image = context?.createImageData(pixels, pixels);
  // The same noise each time, so that a picture can be compared.
  let seed = 9;
  let sum = 0;
  for (let index = 0; image && index < pixels * pixels; index++) {
    seed = (seed * 16_807) % 2_147_483_647;
    const gray = Math.round(shade(index % pixels, Math.floor(index / pixels), seed / 2_147_483_647) * 255);
    image.data.set([gray, gray, gray, 255], index * 4);
    sum += gray / 255;
  }
  if (image) context?.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 4;
  texture.colorSpace = SRGBColorSpace;
  // Of linear light, in which the scene is drawn.
  return { texture, light: image ? (sum / (pixels * pixels)) ** 2.2 : 1 };
}
