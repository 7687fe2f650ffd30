import { Children, type CSSProperties, type ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { NextIcon, PreviousIcon } from "../icons/icons.tsx";
import { useIsMobile } from "../mobile/use-is-mobile.ts";
import { Picture, type PictureProps } from "../picture/picture.tsx";
import { slideLoading } from "./slide-loading.ts";
import { useCarousel } from "./use-carousel.ts";

export { slideLoading } from "./slide-loading.ts";

export interface CarouselProps {
  /** What the strip shows, such as "Recently Viewed Products"; the region's name. */
  readonly label: string;
  /** The visible heading beside the buttons, usually an `<h2>` with the words of the label. */
  readonly heading?: ReactNode;
  /** One child per slide, each with a key. */
  readonly children: ReactNode;
  /**
   * Names a feature's own table of slides per width: its sheet sets `--carousel-shown` for
   * `[data-part="carousel"][data-layout="<name>"]`. Without it four slides are shown, two and a half on a phone.
   */
  readonly layout?: string;
  /** Never more slides at once than this. */
  readonly maxShown?: number;
}

/**
 * A strip of slides that snaps: swiped, scrolled with the arrow keys, or turned by its two buttons, a whole view at a time.
 * Rendered by the server in its final size and usable without script; never moves on its own.
 */
export function Carousel({ label, heading, children, layout = "base", maxShown }: CarouselProps) {
  const { stripProps, previousProps, nextProps, isTurnable } = useCarousel(Children.count(children));
  const cap = maxShown === undefined ? undefined : ({ "--carousel-max": maxShown } as CSSProperties);
  return (
    <section data-part="carousel" data-layout={layout} aria-roledescription="carousel" aria-label={label} style={cap}>
      <div data-part="carousel-header">
        {heading}
        <div data-part="carousel-controls" data-idle={isTurnable ? undefined : ""}>
          <IconButton {...previousProps} label={`Previous, ${label}`} icon={<PreviousIcon />} />
          <IconButton {...nextProps} label={`Next, ${label}`} icon={<NextIcon />} />
        </div>
      </div>
      <ul data-part="carousel-strip" {...stripProps} aria-label={label}>
        {Children.map(children, (slide) => (
          <li data-part="carousel-slide">{slide}</li>
        ))}
      </ul>
    </section>
  );
}

export interface SlidePictureProps extends Omit<PictureProps, "priority" | "loading"> {
  /** The slide's place in its carousel, counted from 0. */
  readonly index: number;
}

/** A slide's picture, for carousels that appear after the page: those of the first view are fetched at once, the rest late. */
export function SlidePicture({ index, ...picture }: SlidePictureProps) {
  return <Picture {...picture} loading={slideLoading(index, { isMobile: useIsMobile() })} />;
}
