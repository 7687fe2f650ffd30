import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";

export interface CarouselPlaceholderProps {
  readonly title: string;
  /** The carousel's own layout, so that the placeholders are as wide as the cards. */
  readonly layout: string;
  readonly count: number;
}

/** The placeholder of a carousel while its products load. It collapses if they do not arrive. */
export function CarouselPlaceholder({ title, layout, count }: CarouselPlaceholderProps) {
  return (
    <Skeleton label={`Loading ${title}`}>
      <div data-part="carousel" data-layout={layout} data-placeholder="">
        <div data-part="carousel-header">
          <SkeletonBlock shape="heading" />
        </div>
        <div data-part="carousel-strip">
          {Array.from({ length: count }, (_, index) => (
            <div key={index} data-part="carousel-slide">
              <SkeletonBlock shape="picture" />
              <SkeletonBlock />
              <SkeletonBlock />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
