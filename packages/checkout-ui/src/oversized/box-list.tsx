import type { Box } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { toBoxText } from "./to-box-text.ts";

/** The boxes that an item comes in, in the lengths of the site. */
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
