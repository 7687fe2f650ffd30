import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { ColorDot } from "../color-dot/color-dot.tsx";
import { SwatchPicture } from "../swatch-picture/swatch-picture.tsx";
import type { OptionChoice } from "./group-options.ts";

export interface OptionFaceProps {
  readonly option: OptionChoice;
  /** "swatch": the cloth itself. "pill": the name, with a dot of its color. "name": the name alone, beside others of its cloth. */
  readonly look: "swatch" | "pill" | "name";
  /** Where the choices beside it cost something else. */
  readonly withPrice: boolean;
}

/** What a choice looks like: the cloth where it tells the choice from the others, its name otherwise. */
export function OptionFace({ option, look, withPrice }: OptionFaceProps) {
  const { label, color, swatchPath, formattedPrice } = option;
  const isPriced = withPrice && !saysPrice(label, formattedPrice);
  const price = isPriced ? <span data-part="option-price"> {formattedPrice}</span> : null;
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
      {label}
      {price}
    </>
  );
}

/** Whether a choice is called by what it costs, as a gift card's amounts are: "$50" for $50.00. */
function saysPrice(label: string, formattedPrice: string): boolean {
  return label === formattedPrice || `${label}.00` === formattedPrice;
}
