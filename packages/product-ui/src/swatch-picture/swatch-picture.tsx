import { pictureSources } from "@store/ui-kit/picture";

export interface SwatchPictureProps {
  /** The URL of a swatch, such as "/pictures/swatch-oat-linen-200.webp". */
  readonly imagePath: string;
}

/** A close-up of a fabric, square. Without alternative text, because its name is beside it. */
export function SwatchPicture({ imagePath }: SwatchPictureProps) {
  return (
    <picture data-part="swatch-picture">
      {pictureSources(imagePath, [200, 400]).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="64px" />
      ))}
      <img src={imagePath} alt="" width={200} height={200} decoding="async" />
    </picture>
  );
}
