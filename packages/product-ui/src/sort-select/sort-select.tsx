import type { Listing, ListingSort } from "@store/contract/catalog";
import { useId } from "react";

export interface SortSelectProps {
  readonly sorts: Listing["sorts"];
  readonly sort: ListingSort;
  readonly onSort: (sort: ListingSort) => void;
  /** The id of its form, if it is outside of that form. */
  readonly form?: string | undefined;
}

/** The sort order of a list: a native select, which is part of the filters' form. */
export function SortSelect({ sorts, sort, onSort, form }: SortSelectProps) {
  const id = useId();
  return (
    <div data-part="sort-select">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        name="sort"
        form={form}
        value={sort}
        data-part="field-input"
        onChange={({ currentTarget }) => {
          const chosen = sorts.find(({ value }) => value === currentTarget.value);
          if (chosen) onSort(chosen.value);
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
