import { SwatchPicture } from "../swatch-picture/swatch-picture.tsx";
import type { OptionGroup } from "./group-options.ts";

/** What a group's choices have in common: its name, their price and their cloth, each where it is the same for all. */
export function OptionGroupName({ name, formattedPrice, swatchPath }: OptionGroup) {
  if (name === null) return null;
  return (
    <p data-part="option-group-name">
      {swatchPath === null ? null : <SwatchPicture imagePath={swatchPath} />}
      {name}
      {formattedPrice === null ? null : <span> {formattedPrice}</span>}
    </p>
  );
}
