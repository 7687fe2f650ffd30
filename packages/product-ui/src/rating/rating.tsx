import type { Rating as RatingData } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import type { CSSProperties } from "react";

export interface StarsProps {
  /** Up to five, such as 4.6: the style sheet fills as many. */
  readonly stars: number;
  /** The text alternative; none beside a text that says the same. */
  readonly label?: string;
}

/** Stars in a row of five. */
export function Stars({ stars, label }: StarsProps) {
  const look = { "--stars": stars } as CSSProperties;
  if (label === undefined) return <span data-part="stars" style={look} aria-hidden="true" />;
  return <span data-part="stars" style={look} role="img" aria-label={label} />;
}

/** A number of reviews in words. */
export const toReviewCount = (count: number): string => (count === 1 ? "1 review" : `${count} reviews`);

/** A rating in words, such as "4.6 of 5, 14 reviews". */
export const toRatingText = ({ average, count }: RatingData): string =>
  `${average.toFixed(1)} of 5, ${toReviewCount(count)}`;

/** What buyers think of a product that is one of many: the stars, and the number of reviews. */
export function Rating({ rating }: { readonly rating: RatingData }) {
  return (
    <span data-part="rating">
      <Stars stars={rating.average} label={toRatingText(rating)} />
      <span aria-hidden="true">{rating.count}</span>
    </span>
  );
}

/** What buyers think of the product of a page: a link to its reviews. */
export function RatingLink({
  rating: { average, count },
  href,
}: {
  readonly rating: RatingData;
  readonly href: string;
}) {
  return (
    <StoreLink href={href} data-part="rating">
      <Stars stars={average} label={`${average.toFixed(1)} of 5,`} />
      <span aria-hidden="true">{average.toFixed(1)}</span> <span>{toReviewCount(count)}</span>
    </StoreLink>
  );
}
