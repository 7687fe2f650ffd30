import { preload } from "react-dom";

export interface PictureProps {
  /** The wire's address of a picture, ending in its width, such as "/pictures/harbor-sofa-oat-800.webp". */
  readonly imagePath: string;
  /** What the picture shows; "" where the text beside it already says so. */
  readonly alt: string;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  readonly sizes?: string;
  /** The first picture of a page: fetched at once and before everything else. All others wait until they are near. */
  readonly priority?: boolean;
  /** When it is fetched; by default at once with priority, and otherwise when it is near. */
  readonly loading?: "eager" | "lazy";
  /** Pack shots are square; room scenes are 16:9 and come wider. */
  readonly shape?: "square" | "scene";
}

const shapes = {
  square: { widths: [400, 800, 1280], width: 800, height: 800 },
  scene: { widths: [800, 1280, 1920], width: 1280, height: 720 },
} as const;

/** A picture as AVIF or WebP in the width the screen needs, with its place reserved so that nothing moves. */
export function Picture({
  imagePath,
  alt,
  sizes = "100vw",
  priority = false,
  loading = priority ? "eager" : "lazy",
  shape = "square",
}: PictureProps) {
  const { widths, width, height } = shapes[shape];
  const sources = pictureSources(imagePath, widths);
  // React announces an `img` in the head by itself, but not what a `picture` would choose.
  if (priority && sources[0])
    preload(imagePath, {
      as: "image",
      type: sources[0].type,
      imageSrcSet: sources[0].srcSet,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    <picture data-part="picture" data-shape={shape}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={imagePath}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        loading={loading}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}

interface PictureSource {
  readonly type: "image/avif" | "image/webp";
  readonly srcSet: string;
}

/**
 * The other formats and widths of a picture, derived from the one address that names a width: AVIF first, then WebP.
 * Empty for an address that names none; such a picture is shown as it is.
 *
 * @example pictureSources("/pictures/oak-800.webp", [400, 800])[0].srcSet // "/pictures/oak-400.avif 400w, ..."
 */
export function pictureSources(imagePath: string, widths: readonly number[]): PictureSource[] {
  const stem = /^(.*)-\d+\.webp$/.exec(imagePath)?.[1];
  if (stem === undefined) return [];
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}
