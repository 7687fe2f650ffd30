import { CloseIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

export interface FilterChip {
  /** Such as "Moss" or "Under $200". */
  readonly label: string;
  /** The same list without this filter. */
  readonly href: string;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  /** The same list without filters. */
  readonly clearHref: string;
}

/** The selected filters of a list, each a link that removes it. Renders nothing while nothing is selected. */
export function FilterChips({ chips, clearHref }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul data-part="filter-chips" aria-label="Chosen filters">
      {chips.map(({ label, href }) => (
        <li key={href}>
          <StoreLink href={href} preventScrollReset data-part="filter-chip">
            <VisuallyHidden>Remove</VisuallyHidden> <span>{label}</span>
            <CloseIcon size={14} />
          </StoreLink>
        </li>
      ))}
      <li>
        <StoreLink href={clearHref} preventScrollReset data-part="filter-clear">
          Clear all
        </StoreLink>
      </li>
    </ul>
  );
}
