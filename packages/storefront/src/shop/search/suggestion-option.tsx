import type { Rating as RatingData } from "@store/contract/catalog";
import { Rating } from "@store/product-ui/rating";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";

export interface SuggestionOptionProps {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly picture: string | undefined;
  readonly detail: string | undefined;
  readonly rating?: RatingData | undefined;
  /** Whether the arrow keys have selected it. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One suggestion: a link for the pointer, an option for screen readers. */
export function SuggestionOption({
  id,
  title,
  url,
  picture,
  detail,
  rating,
  isActive,
  onChoose,
}: SuggestionOptionProps) {
  return (
    <StoreLink
      id={id}
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-part="suggestion"
      // The field keeps the focus; otherwise the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {picture ? <Picture imagePath={picture} alt="" sizes="48px" /> : null}
      <span>
        <span>{title}</span>
        {rating ? <Rating rating={rating} /> : null}
      </span>
      {detail ? <span data-part="suggestion-detail">{detail}</span> : null}
    </StoreLink>
  );
}
