import { toSiteSpelling } from "@store/contract/shared";
import type { DisplaySwatch } from "@store/contract/swatches";
import { useEarlyInput } from "@store/ui-kit/early";
import { Select } from "@store/ui-kit/select";
import { useState } from "react";
import type { SwatchShop } from "../swatch.ts";
import { toSwatchProperties } from "../swatch-properties.ts";
import { careLabels } from "./care-labels.ts";

export interface SwatchFiltersProps {
  readonly swatches: readonly DisplaySwatch[];
  readonly shop: SwatchShop;
  /** The number of visible fabrics. */
  readonly count: number;
  /** Called with a function that says which swatches to show. */
  readonly onFilter: (isShown: (swatch: DisplaySwatch) => boolean) => void;
}

/** Filters a long list of fabrics by color and care. */
export function SwatchFilters({ swatches, shop, count, onFilter }: SwatchFiltersProps) {
  const [filter, setFilter] = useState({ color: "", care: "" });
  const facts = swatches.map((swatch) => toSwatchProperties(swatch, shop));
  const colors = [...new Set(facts.map(({ colorFamily }) => colorFamily))].toSorted();
  const careCodes = [...new Set(facts.flatMap((fact) => fact.careCodes))].toSorted();
  function change(next: typeof filter): void {
    setFilter(next);
    onFilter((swatch) => {
      const { colorFamily, careCodes: codes } = toSwatchProperties(swatch, shop);
      return (!next.color || colorFamily === next.color) && (!next.care || codes.includes(next.care));
    });
  }
  const choices = [
    {
      key: "color",
      label: toSiteSpelling("Color", shop.country),
      options: colors.map((color) => [color, color] as const),
    },
    { key: "care", label: "Care", options: careCodes.map((code) => [code, careLabels[code] ?? code] as const) },
  ] as const;
  const part = useEarlyInput<HTMLDivElement>((filters) => {
    const [color = "", care = ""] = [...filters.querySelectorAll("select")].map(({ value }) => value);
    if (color !== filter.color || care !== filter.care) change({ color, care });
  });
  return (
    <div data-part="swatch-filters" ref={part}>
      {choices.map(({ key, label, options }) => (
        <Select
          key={key}
          label={label}
          name={`swatch-${key}`}
          value={filter[key]}
          onChange={(value) => change({ ...filter, [key]: value })}
          placeholder="All"
          options={options.map(([value, text]) => ({ value, label: text }))}
        />
      ))}
      <span role="status">{count === 1 ? "1 fabric" : `${count} fabrics`}</span>
    </div>
  );
}
