import type { ProductReviews, Review } from "@store/contract/catalog";
import { Reveal } from "@store/ui-kit/reveal";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

export interface ReviewsProps {
  readonly reviews: ProductReviews;
}

/** What buyers say of a product, with how many they are and their average. */
export function Reviews({ reviews: { count, average, texts } }: ReviewsProps) {
  return (
    <section data-part="reviews" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <p>{`${average.toFixed(1)} of 5, ${count === 1 ? "1 review" : `${count} reviews`}`}</p>
      {count > texts.length ? <p>{`These are the newest ${texts.length}.`}</p> : null}
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

function ReviewItem({ stars, text, firstName, date }: Review) {
  return (
    <li data-part="review">
      <Stars stars={stars} />
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

const most = 5;
/** One star, from its upper tip. */
const star = "l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2-6.2 3.2 1.2-6.9-5-4.8 6.9-1z";

/** The stars from one place of the row to another. */
function toPath(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${12 + 24 * (from + index)} 2${star}`).join("");
}

/** One to five stars, drawn in a row of five, and as text for screen readers. */
function Stars({ stars }: Pick<Review, "stars">) {
  return (
    <span data-part="stars">
      <svg width="90" height="18" viewBox="0 0 120 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={toPath(0, stars)} fill="currentColor" />
        <path d={toPath(stars, most)} />
      </svg>
      <VisuallyHidden>{`${stars} of ${most} stars`}</VisuallyHidden>
    </span>
  );
}
