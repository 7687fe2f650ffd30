import type { Review } from "@store/contract/catalog";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

const most = 5;
/** One star, from its upper tip. */
const star = "l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2-6.2 3.2 1.2-6.9-5-4.8 6.9-1z";

/** The stars from one place of the row to another. */
function toPath(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${12 + 24 * (from + index)} 2${star}`).join("");
}

/** One to five stars, drawn in a row of five, and as text for screen readers. */
export function Stars({ stars }: Pick<Review, "stars">) {
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
