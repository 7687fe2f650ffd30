import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { ColorDot } from "../color-dot/color-dot.tsx";
import { SwatchPicture } from "../swatch-picture/swatch-picture.tsx";
import type { OptionChoice } from "./group-options.ts";

export interface OptionFaceProps {
  readonly option: OptionChoice;
  /** Where the choices beside it cost something else. */
  readonly withPrice: boolean;
}

/** What a choice looks like: the cloth itself where there is a picture of it, its name with a dot otherwise. */
export function OptionFace({ option, withPrice }: OptionFaceProps) {
  const price = withPrice ? <span data-part="option-price"> {option.formattedPrice}</span> : null;
  if (option.swatchPath)
    return (
      <>
        <SwatchPicture imagePath={option.swatchPath} />
        <VisuallyHidden>{option.label}</VisuallyHidden>
        {price}
      </>
    );
  return (
    <>
      {option.color === null ? null : <ColorDot color={option.color} />}
      {option.label}
      {price}
    </>
  );
}
