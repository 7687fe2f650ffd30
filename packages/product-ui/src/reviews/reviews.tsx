import type { ProductReviews, Review } from "@store/contract/catalog";
import { Reveal } from "@store/ui-kit/reveal";
import { Stars } from "./stars.tsx";

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

function toDay(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
