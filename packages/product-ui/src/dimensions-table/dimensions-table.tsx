import type { Dimensions } from "@store/contract/catalog";
import { lengthUnits, listSides } from "./list-sides.ts";

export { listSides };

export interface DimensionsTableProps {
  readonly dimensions: Dimensions;
  readonly caption?: string;
}

/** The size of a product, in the unit of its data. Renders nothing for a product without a size. */
export function DimensionsTable({ dimensions, caption = "Overall dimensions" }: DimensionsTableProps) {
  const unit = lengthUnits[dimensions.systemOfMeasure];
  const known = listSides(dimensions);
  if (known.length === 0) return null;
  return (
    <table data-part="dimensions">
      <caption>{`${caption} (${unit.long})`}</caption>
      <thead>
        <tr>
          {known.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {known.map(({ label, size }) => (
            <td key={label}>{`${size} ${unit.short}`}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/**
 * The size of a product in one line, such as "88 in wide, 38 in deep, 33 in high"; renders nothing for one without a
 * size.
 */
export function DimensionsLine({ dimensions }: { dimensions: Dimensions }) {
  const unit = lengthUnits[dimensions.systemOfMeasure].short;
  const sides = listSides(dimensions);
  if (sides.length === 0) return null;
  return <span>{sides.map(({ size, words }) => `${size} ${unit} ${words}`).join(", ")}</span>;
}
