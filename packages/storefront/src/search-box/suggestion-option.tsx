import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";

export interface SuggestionOptionProps {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly picture: string | undefined;
  readonly detail: string | undefined;
  /** The arrow keys stand on it. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One offer: a link for the pointer, an option for those who listen. */
export function SuggestionOption({ id, title, url, picture, detail, isActive, onChoose }: SuggestionOptionProps) {
  return (
    <StoreLink
      id={id}
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-part="suggestion"
      // The field keeps the focus, or the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {picture ? <Picture imagePath={picture} alt="" sizes="48px" /> : null}
      <span>{title}</span>
      {detail ? <span data-part="suggestion-detail">{detail}</span> : null}
    </StoreLink>
  );
}
