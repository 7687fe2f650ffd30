import { preload } from "react-dom";

export interface PictureProps {
  /** The URL of a picture, which ends with its width, such as "/pictures/harbor-sofa-oat-800.webp". */
  readonly imagePath: string;
  /** The alternative text; "" if the text beside the picture says the same. */
  readonly alt: string;
  /** The rendered width, as a `sizes` attribute. */
  readonly sizes?: string;
  /** The first picture of a page: loads at once and before everything else. All others load lazily. */
  readonly priority?: boolean;
  /** When it loads: by default eagerly with priority, and otherwise lazily. */
  readonly loading?: "eager" | "lazy";
  /** Pack shots are square; room scenes are 16:9 and wider. */
  readonly shape?: "square" | "scene";
  /** Whether it fills its frame and may be cut, as a room; a product on its ground is shown whole. */
  readonly isRoom?: boolean | undefined;
}

const shapes = {
  square: { widths: [400, 800, 1280], width: 800, height: 800 },
  scene: { widths: [800, 1280, 1920], width: 1280, height: 720 },
} as const;

/** The widths of the macro of a fabric, whose URL says what it is. */
const macroWidths = [200, 800];

/** A picture as AVIF or WebP in the width that the screen needs, with reserved space so that nothing moves. */
export function Picture({
  imagePath,
  alt,
  sizes = "100vw",
  priority = false,
  loading = priority ? "eager" : "lazy",
  shape = "square",
  isRoom,
}: PictureProps) {
  const { widths, width, height } = shapes[shape];
  const sources = pictureSources(imagePath, /-macro-\d+\.webp$/.test(imagePath) ? macroWidths : widths);
  // React preloads an `img` by itself, but not the source that a `picture` would select.
  if (priority && sources[0])
    preload(imagePath, {
      as: "image",
      type: sources[0].type,
      imageSrcSet: sources[0].srcSet,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    <picture data-part="picture" data-shape={shape} data-room={isRoom && ""}>
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

/** What shows something of which a fabric was chosen (AMB-296). */
export interface ShownChoice {
  readonly imagePath: string;
  /** The macro of the chosen fabric, if the picture shows another one. */
  readonly choiceImagePath?: string | undefined;
  /** The fabric in the picture, if it is not the chosen one. */
  readonly shownIn?: string | undefined;
  readonly isRoom?: boolean | undefined;
}

export interface ChoicePictureProps extends Omit<PictureProps, "imagePath"> {
  readonly shown: ShownChoice;
}

/** A picture with the chosen fabric in its corner and below it what it shows, if that is another choice. */
export function ChoicePicture({ shown: { imagePath, choiceImagePath, shownIn, isRoom }, ...look }: ChoicePictureProps) {
  const picture = <Picture imagePath={imagePath} isRoom={isRoom} {...look} />;
  if (choiceImagePath === undefined && shownIn === undefined) return picture;
  return (
    <div data-part="choice-picture">
      {picture}
      {choiceImagePath === undefined ? null : <Picture imagePath={choiceImagePath} alt="" sizes="96px" />}
      <ShownIn choice={shownIn} />
    </div>
  );
}

/** Which choice a picture shows; nothing if that is the one that was made. */
export function ShownIn({ choice }: { readonly choice: string | undefined }) {
  return choice === undefined ? null : <p data-part="shown-in">{`Shown in ${choice}`}</p>;
}

interface PictureSource {
  readonly type: "image/avif" | "image/webp";
  readonly srcSet: string;
}

/**
 * The other formats and widths of a picture, derived from the URL that contains a width: AVIF first, then WebP. Empty
 * if the URL contains no width; such a picture is shown as it is.
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
