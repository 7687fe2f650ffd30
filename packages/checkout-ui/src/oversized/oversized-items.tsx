import type { OversizedItem } from "@store/contract/shared";
import { BoxList } from "./box-list.tsx";

export interface OversizedItemsProps {
  readonly items: readonly OversizedItem[];
}

/** The items for pickup with large boxes. */
export function OversizedItems({ items }: OversizedItemsProps) {
  return (
    <ul data-part="oversized-items">
      {items.map(({ title, boxes }, index) => (
        // Two lines may have the same item.
        <li key={`${title}-${index}`}>
          <p data-part="small-line-title">{title}</p>
          <BoxList boxes={boxes} />
        </li>
      ))}
    </ul>
  );
}
