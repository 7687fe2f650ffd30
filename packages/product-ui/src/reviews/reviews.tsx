import type { ProductReviews, Review } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Reveal } from "@store/ui-kit/reveal";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import type { CSSProperties } from "react";
import { Stars, toRatingText, toReviewCount } from "../rating/rating.tsx";

type Spread = NonNullable<ProductReviews["spread"]>;

export interface ReviewsProps {
  readonly reviews: ProductReviews;
  /** The number of stars of the shown texts; null if all are shown. */
  readonly shown?: number | null;
  /** The URL of the page with the texts of some number of stars, or with all; without it, the bars are no links. */
  readonly hrefOf?: (stars: number | null) => string;
}

/** What buyers say of a product: how many they are, their average, how many gave how many stars, and their texts. */
export function Reviews({ reviews, shown = null, hrefOf }: ReviewsProps) {
  const { count, average, texts, spread = [] } = reviews;
  const chosen = spread.find(({ stars }) => stars === shown);
  const found = chosen?.count ?? count;
  return (
    <section data-part="reviews" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <p data-part="rating">
        <Stars stars={average} />
        <span>{toRatingText({ average, count })}</span>
      </p>
      <SpreadBars spread={spread} count={count} shown={shown} hrefOf={hrefOf} />
      {hrefOf ? (
        // There before it says anything, so that it is announced when a bar is pressed.
        <p role="status">
          {chosen ? (
            <>
              <span>{`${toReviewCount(found)} with ${toStars(chosen.stars)}. `}</span>
              <StoreLink href={hrefOf(null)} preventScrollReset>{`Show all ${count}`}</StoreLink>
            </>
          ) : null}
        </p>
      ) : null}
      {found > texts.length ? <p>{`These are the newest ${texts.length}.`}</p> : null}
      <Reveal>
        <ul>
          {texts.map((review) => (
            <ReviewItem key={`${review.date} ${review.firstName} ${review.text}`} {...review} />
          ))}
        </ul>
      </Reveal>
    </section>
  );
}

const toStars = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);

type SpreadBarsProps = Pick<ReviewsProps, "hrefOf"> & { spread: Spread; count: number; shown: number | null };

/** A bar for each number of stars, which shows only those reviews. */
function SpreadBars({ spread, count: total, shown, hrefOf }: SpreadBarsProps) {
  if (spread.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form, and these are links.
    <div data-part="review-spread" role="group" aria-label="Reviews by stars">
      {spread.map(({ stars, count }) => {
        const bar = (
          <>
            <span>{toStars(stars)}</span>
            <span data-part="review-bar" style={{ "--part": count / total } as CSSProperties} />
            <span>
              <span>{count}</span> <VisuallyHidden>{count === 1 ? "review" : "reviews"}</VisuallyHidden>
            </span>
          </>
        );
        if (count === 0 || !hrefOf) return <p key={stars}>{bar}</p>;
        return (
          <StoreLink key={stars} href={hrefOf(stars)} preventScrollReset aria-current={stars === shown || undefined}>
            {bar}
          </StoreLink>
        );
      })}
    </div>
  );
}

function ReviewItem({ stars, text, firstName, date }: Review) {
  return (
    <li data-part="review">
      <Stars stars={stars} label={`${stars} of 5 stars`} />
      <p>{text}</p>
      <p data-part="review-author">
        <span>{`${firstName}, `}</span>
        <time dateTime={date}>{toDay(date)}</time>
      </p>
    </li>
  );
}

// One for all reviews: a new one costs more than the rest of a review.
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A date in words; what is no date, as it is. */
function toDay(date: string): string {
  const day = new Date(date);
  return Number.isNaN(day.valueOf()) ? date : dayFormat.format(day);
}
