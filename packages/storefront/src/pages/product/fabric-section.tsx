import type { Fabric } from "@store/contract/catalog";
import { SwatchPicture } from "@store/product-ui/swatch-picture";

/** The cloth the piece on screen is covered with: a close look, what it is made of and how to keep it. */
export function FabricSection({ fabric }: { fabric: Fabric }) {
  return (
    <div data-part="fabric">
      <SwatchPicture imagePath={fabric.imagePath} />
      <dl>
        <dt>{fabric.name}</dt>
        <dd>Price group {fabric.priceGroup} of 4</dd>
        <dt>Made of</dt>
        <dd>{fabric.content}</dd>
        <dt>Care</dt>
        <dd>{fabric.care}</dd>
      </dl>
    </div>
  );
}
