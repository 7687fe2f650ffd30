import { pictureSources } from "@store/ui-kit/picture";

export interface SwatchImageProps {
  /** The address of a swatch, such as "/pictures/swatch-oat-linen-200.webp". */
  readonly imagePath: string;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  readonly sizes?: string;
}

/** A fabric seen close up, square. It has no alternative text: its name is beside it. */
export function SwatchImage({ imagePath, sizes = "72px" }: SwatchImageProps) {
  return (
    <picture data-part="swatch-image">
      {pictureSources(imagePath, [200, 400]).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={imagePath} alt="" width={200} height={200} loading="lazy" decoding="async" />
    </picture>
  );
}
