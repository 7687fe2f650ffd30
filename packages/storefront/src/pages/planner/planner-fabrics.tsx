import type { DisplaySwatch } from "@store/contract/swatches";
import type { FabricSlot } from "@store/sectional-ui/planner";
import { siteAtom } from "@store/shopper-state";
import { SwatchPicker } from "@store/swatch-ui/picker";
import { toPriceGroup } from "@store/swatch-ui/swatch-properties";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lazy-part.ts";
import type { SwatchDialogsProps, SwatchRequest } from "../swatches/swatch-dialogs.tsx";
import { toSwatchesUrl } from "../swatches/swatches-url.ts";

const SwatchDialogs = lazyPart<SwatchDialogsProps>(() =>
  import("../swatches/swatch-dialogs.tsx").then((part) => part.SwatchDialogs),
);

export interface PlannerFabricsProps extends FabricSlot {
  readonly swatches: readonly DisplaySwatch[];
  /** A piece of the collection, for the order of swatches. */
  readonly sku: string;
}

/** The fabrics of the planner. Choosing one shows its details; free swatches are ordered from there. */
export function PlannerFabrics({ swatches, sku, choiceCode, toUrl, choose }: PlannerFabricsProps) {
  const { site, brand } = useAtomValue(siteAtom);
  const [request, setRequest] = useState<SwatchRequest | null>(null);
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
        onOrder={(swatch) => setRequest({ kind: "order", swatch })}
        onDetails={(swatch) => setRequest({ kind: "details", swatch })}
        onChoose={(swatch) => {
          choose(swatch);
          setRequest({ kind: "details", swatch });
        }}
      />
      {request === null ? null : (
        <Suspense>
          <SwatchDialogs sku={sku} request={request} onRequest={setRequest} />
        </Suspense>
      )}
    </>
  );
}
