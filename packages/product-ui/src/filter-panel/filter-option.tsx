import type { Facet } from "@store/contract/catalog";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { ColorDot } from "../color-dot/color-dot.tsx";

export interface FilterOptionProps {
  readonly name: string;
  readonly option: Facet["options"][number];
  readonly isChosen: boolean;
  readonly onToggle: (isChosen: boolean) => void;
}

/**
 * One value of a facet and the number of products it would show. A selected value without products can still be
 * removed.
 */
export function FilterOption({ name, option, isChosen, onToggle }: FilterOptionProps) {
  const { value, label, count, color } = option;
  return (
    <label data-part="filter-option" data-none={count === 0 && !isChosen ? "" : undefined}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {color ? <ColorDot color={color} /> : null}
      <span>{label}</span>{" "}
      <span data-part="filter-count">
        <span>{count}</span> <VisuallyHidden>{count === 1 ? "item" : "items"}</VisuallyHidden>
      </span>
    </label>
  );
}
