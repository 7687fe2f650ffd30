import { Children, type CSSProperties, type ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { NextIcon, PreviousIcon } from "../icons/icons.tsx";
import { useIsMobile } from "../mobile/use-is-mobile.ts";
import { Picture, type PictureProps } from "../picture/picture.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselProps {
  /** The content of the strip, such as "Recently Viewed Products"; the region's accessible name. */
  readonly label: string;
  /** The visible heading beside the buttons, usually an `<h2>` with the text of the label. */
  readonly heading?: ReactNode;
  /** One child per slide, each with a key. */
  readonly children: ReactNode;
  /**
   * The name of a feature's own number of slides per width: its style sheet sets `--carousel-shown` for
   * `[data-part="carousel"][data-layout="<name>"]`. By default four slides are shown, two and a half on a phone.
   */
  readonly layout?: string;
  /** The maximum number of visible slides. */
  readonly maxShown?: number;
}

/**
 * A strip of slides with scroll snapping: swiped, scrolled with the arrow keys, or turned by its two buttons, one view
 * at a time. The server renders it in its final size, and it works without scripts. It never moves by itself.
 */
export function Carousel({ label, heading, children, layout = "base", maxShown }: CarouselProps) {
  const { stripProps, previousProps, nextProps, isScrollable } = useCarousel(Children.count(children));
  const cap = maxShown === undefined ? undefined : ({ "--carousel-max": maxShown } as CSSProperties);
  return (
    <section data-part="carousel" data-layout={layout} aria-roledescription="carousel" aria-label={label} style={cap}>
      <div data-part="carousel-header">
        {heading}
        <div data-part="carousel-controls" data-idle={isScrollable ? undefined : ""}>
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
  /** The index of the slide in its carousel, from 0. */
  readonly index: number;
}

/**
 * A slide's picture in a carousel that appears after the page: pictures of the first view load at once, the others
 * lazily.
 */
export function SlidePicture({ index, ...picture }: SlidePictureProps) {
  return <Picture {...picture} loading={slideLoading(index, { isMobile: useIsMobile() })} />;
}

/** The index of the last slide, from 0, whose picture loads with the page. */
const lastEager = { mobile: 2, desktop: 4 } as const;

/** The `loading` attribute of a slide's picture: lazy beyond index 2 on a phone and 4 on a desktop. */
export function slideLoading(index: number, { isMobile }: { isMobile: boolean }): "eager" | "lazy" {
  return index > (isMobile ? lastEager.mobile : lastEager.desktop) ? "lazy" : "eager";
}
