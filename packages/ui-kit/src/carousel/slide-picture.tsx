import { useIsMobile } from "../mobile/use-is-mobile.ts";
import { Picture, type PictureProps } from "../picture/picture.tsx";
import { slideLoading } from "./slide-loading.ts";

export interface SlidePictureProps extends Omit<PictureProps, "priority" | "loading"> {
  /** The slide's place in its carousel, counted from 0. */
  readonly index: number;
}

/** A slide's picture, for carousels that appear after the page: those of the first view are fetched at once, the rest late. */
export function SlidePicture({ index, ...picture }: SlidePictureProps) {
  return <Picture {...picture} loading={slideLoading(index, { isMobile: useIsMobile() })} />;
}
