import type { Box } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";

/** The boxes of an item, in the site's unit. */
export function BoxList({ boxes }: { readonly boxes: readonly Box[] }) {
  const { site } = useAtomValue(siteAtom);
  return (
    <ul data-part="box-list">
      {boxes.map((box) => (
        <li key={box.boxNumber}>{toBoxText(box, { isMetric: site === "CA" })}</li>
      ))}
    </ul>
  );
}

/** How many boxes of which size: inches, or centimeters on metric data. */
export function toBoxText({ boxNumber, quantity, ...size }: Box, { isMetric }: { isMetric: boolean }): string {
  const unit = isMetric ? " cm" : '"';
  return `Box ${boxNumber}: ${quantity} x ${size.width}${unit} W x ${size.depth}${unit} D x ${size.height}${unit} H`;
}
