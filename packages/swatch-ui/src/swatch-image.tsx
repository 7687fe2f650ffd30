import { pictureSources } from "@store/ui-kit/picture";

export interface SwatchImageProps {
  /** The URL of a swatch, such as "/pictures/swatch-oat-linen-200.webp". */
  readonly imagePath: string;
  /** The rendered width, as a `sizes` attribute. */
  readonly sizes?: string;
}

/** A close-up of a fabric, square. It has no alternative text, because its name is beside it. */
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
