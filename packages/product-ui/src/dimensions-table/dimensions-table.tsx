import type { Dimensions } from "@store/contract/catalog";

const units = { 1: { short: "in", long: "inches" }, 2: { short: "cm", long: "centimetres" } } as const;
const sides = [
  { side: "width", label: "Width" },
  { side: "depth", label: "Depth" },
  { side: "height", label: "Height" },
  { side: "diameter", label: "Diameter" },
] as const;

export interface DimensionsTableProps {
  readonly dimensions: Dimensions;
  readonly caption?: string;
}

/** How large a product is, in the unit its data came in [FMT-05]. Nothing for a product that has no size. */
export function DimensionsTable({ dimensions, caption = "Overall dimensions" }: DimensionsTableProps) {
  const unit = units[dimensions.systemOfMeasure];
  const known = sides.flatMap(({ side, label }) => {
    const size = dimensions[side];
    return size === null ? [] : [{ label, size }];
  });
  if (known.length === 0) return null;
  return (
    <table data-part="dimensions">
      <caption>
        {caption} ({unit.long})
      </caption>
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
            <td key={label}>
              {size} {unit.short}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
