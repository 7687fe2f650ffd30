import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { SwatchPicture } from "../swatch-picture/swatch-picture.tsx";
import { groupOptions, type OptionChoice, type OptionGroup } from "./group-options.ts";
import { OptionFace, type OptionFaceProps } from "./option-face.tsx";

export interface OptionPickerProps {
  /** The name of the option, such as "Fabric" or "Size". */
  readonly name: string;
  /** The option of this page, such as "Oat Linen". */
  readonly chosen: string;
  readonly options: readonly OptionChoice[];
}

/**
 * The fabrics, finishes or sizes of a product. Each option is a SKU with its own URL and therefore a link: it works
 * without scripts and can be opened in another tab. An option replaces the previous one in the browser's history, so
 * that Back leaves the product.
 */
export function OptionPicker({ name, chosen, options }: OptionPickerProps) {
  return (
    <section data-part="option-picker" aria-label={name}>
      <p data-part="option-picker-title">
        <span>{name}</span>: <strong>{chosen}</strong>
      </p>
      {groupOptions(options).map((group) => (
        <div key={group.name} data-part="option-group">
          <OptionGroupName {...group} />
          <ul aria-label={group.name ?? undefined}>
            {group.options.map((option) => (
              <li key={option.sku}>
                <StoreLink
                  href={option.navigateUrl}
                  preventScrollReset
                  replace
                  data-part="option"
                  data-look={lookOf(option, group) === "swatch" ? "swatch" : "pill"}
                  data-unavailable={option.isAvailable === false ? "" : undefined}
                  aria-current={option.isSelected ? "true" : undefined}
                >
                  <OptionFace option={option} look={lookOf(option, group)} withPrice={group.formattedPrice === null} />
                  {option.isAvailable === false ? <VisuallyHidden> (not available right now)</VisuallyHidden> : null}
                </StoreLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function lookOf(option: OptionChoice, group: OptionGroup): OptionFaceProps["look"] {
  if (!group.hasSharedSwatches) return option.swatchPath ? "swatch" : "pill";
  return group.swatchPath === null ? "pill" : "name";
}

/**
 * What the options of a group have in common: its name, their price and their fabric, each if it is the same for all.
 */
function OptionGroupName({ name, formattedPrice, swatchPath }: OptionGroup) {
  if (name === null) return null;
  return (
    <p data-part="option-group-name">
      {swatchPath === null ? null : <SwatchPicture imagePath={swatchPath} />}
      <span>{name}</span>
      {formattedPrice === null ? null : <span>{` ${formattedPrice}`}</span>}
    </p>
  );
}
