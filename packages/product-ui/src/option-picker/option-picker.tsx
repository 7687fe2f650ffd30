import { StoreLink } from "@store/ui-kit/link";
import { ColorDot } from "../color-dot/color-dot.tsx";
import { groupOptions, type OptionChoice } from "./group-options.ts";

export interface OptionPickerProps {
  /** What is chosen here, such as "Fabric" or "Size". */
  readonly name: string;
  /** The choice this page shows, such as "Oat Linen". */
  readonly chosen: string;
  readonly options: readonly OptionChoice[];
}

/**
 * The fabrics, finishes or sizes of a product. Each choice is a product of its own with its own address, so each is a
 * link: it works without script, can be opened beside the others, and Back undoes it.
 */
export function OptionPicker({ name, chosen, options }: OptionPickerProps) {
  const groups = groupOptions(options);
  return (
    <section data-part="option-picker" aria-label={name}>
      <p data-part="option-picker-title">
        {name}: <strong>{chosen}</strong>
      </p>
      {groups.map((group) => (
        <div key={group.name} data-part="option-group">
          {group.name === null ? null : (
            <p data-part="option-group-name">
              {group.name} <span>{group.formattedPrice}</span>
            </p>
          )}
          <ul>
            {group.options.map((option) => (
              <li key={option.sku}>
                <StoreLink
                  href={option.navigateUrl}
                  keepScroll
                  data-part="option"
                  aria-current={option.isSelected ? "true" : undefined}
                >
                  {option.color === null ? null : <ColorDot color={option.color} />}
                  {option.label}
                  {group.formattedPrice === null ? (
                    <span data-part="option-price"> {option.formattedPrice}</span>
                  ) : null}
                </StoreLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
