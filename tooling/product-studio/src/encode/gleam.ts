const brightness = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** How bright a dull surface of a neutral color may get under the studio's light, as a multiple of that color. */
const fullLight = 1.08;

/**
 * For a surface of the given color (linear RGB): a function from a pixel to the white light mirrored in it.
 * A color of clear hue tells both apart by its channels; a neutral one only where a pixel outshines full light.
 */
export function gleam(color: readonly number[]): (pixel: readonly number[]) => number {
  const high = color.indexOf(Math.max(...color));
  const low = color.indexOf(Math.min(...color));
  const [most, least] = [color[high] ?? 0, color[low] ?? 0];
  if (most > least * 2)
    return (pixel) => {
      const light = Math.max(((pixel[high] ?? 0) - (pixel[low] ?? 0)) / (most - least), 0);
      return Math.max((pixel[low] ?? 0) - light * least, 0);
    };
  const brightest = brightness(color) * fullLight;
  return (pixel) => Math.max(brightness(pixel) - brightest, 0);
}
