import type { DisplaySwatch } from "@store/contract/swatches";
import type { FabricSlot } from "@store/sectional-ui/planner";
import { siteAtom } from "@store/shopper-state";
import { SwatchPicker } from "@store/swatch-ui/picker";
import { toPriceGroup } from "@store/swatch-ui/swatch-properties";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { toSwatchesUrl } from "../../person/swatches/swatches-url.ts";
import { useSwatchDialogs } from "../../person/swatches/use-swatch-dialogs.tsx";

export interface PlannerFabricsProps extends FabricSlot {
  readonly swatches: readonly DisplaySwatch[];
  /** A piece of the collection, for the order of swatches. */
  readonly sku: string;
}

/** The fabrics of the planner. Choosing one shows its details; free swatches are ordered from there. */
export function PlannerFabrics({ swatches, sku, choiceCode, toUrl, choose }: PlannerFabricsProps) {
  const { site, brand } = useAtomValue(siteAtom);
  const { show, onOrder, onDetails, ...ordering } = useSwatchDialogs(sku);
  const dialogs: ReactNode = ordering.dialogs;
  const fabrics = swatches.map((swatch) => ({
    swatch,
    href: toUrl(swatch.choiceCode),
    isSelected: swatch.choiceCode === choiceCode,
    isAvailable: true,
    price: `Price Group ${toPriceGroup(swatch, { brand })}`,
  }));
  return (
    <>
      <SwatchPicker
        name="Fabric"
        chosen={fabrics.find(({ isSelected }) => isSelected)?.swatch.name ?? ""}
        fabrics={fabrics}
        shop={{ country: site, brand }}
        orderUrl={(code) => toSwatchesUrl({ sku, choiceCode: code })}
        onOrder={onOrder}
        onDetails={onDetails}
        onChoose={(swatch) => {
          choose(swatch);
          void show({ kind: "details", swatch });
        }}
      />
      {dialogs}
    </>
  );
}
