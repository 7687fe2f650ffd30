import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { ColorDot } from "../color-dot/color-dot.tsx";
import { SwatchPicture } from "../swatch-picture/swatch-picture.tsx";
import type { OptionChoice } from "./group-options.ts";

export interface OptionFaceProps {
  readonly option: OptionChoice;
  /**
   * "swatch": the fabric itself. "pill": the name, with a dot of its color. "name": only the name, beside others of the
   * same fabric.
   */
  readonly look: "swatch" | "pill" | "name";
  /** Set if other options have another price. */
  readonly withPrice: boolean;
}

/** The look of an option: the fabric if it distinguishes the option from the others, its name otherwise. */
export function OptionFace({ option, look, withPrice }: OptionFaceProps) {
  const { label, color, swatchPath, formattedPrice } = option;
  const isPriced = withPrice && !saysPrice(label, formattedPrice);
  const price = isPriced ? <span data-part="option-price">{` ${formattedPrice}`}</span> : null;
  if (look === "swatch" && swatchPath)
    return (
      <>
        <SwatchPicture imagePath={swatchPath} />
        <VisuallyHidden>{label}</VisuallyHidden>
        {price}
      </>
    );
  return (
    <>
      {color === null || look === "name" ? null : <ColorDot color={color} />}
      <span>{label}</span>
      {price}
    </>
  );
}

/** Whether an option is named after its price, as a gift card's amounts are: "$50" for $50.00. */
function saysPrice(label: string, formattedPrice: string): boolean {
  return label === formattedPrice || `${label}.00` === formattedPrice;
}
