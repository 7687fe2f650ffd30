import type { DisplaySwatch } from "@store/contract/swatches";
import { Button } from "@store/ui-kit/button";
import { Drawer } from "@store/ui-kit/drawer";
import { toIcon } from "@store/ui-kit/icons";
import { useSetAtom } from "jotai";
import { Brush, Droplets, Feather, Shirt, Sparkles, Waves, Wind } from "lucide";
import { useEffect } from "react";
import type { SwatchShop } from "../swatch.ts";
import { toSwatchProperties } from "../swatch-properties.ts";
import { noteSwatch, recentSwatchesAtom } from "../tray/tray-atoms.ts";
import { careLabels } from "./care-labels.ts";
import { SwatchZoom } from "./swatch-zoom.tsx";

export interface SwatchFlyoutProps {
  /** Null while it is closed. */
  readonly swatch: DisplaySwatch | null;
  readonly shop: SwatchShop;
  readonly onClose: () => void;
  /** Opens the order of a free swatch; offered if samples are available. */
  readonly onOrder: (swatch: DisplaySwatch) => void;
}

const CleanIcon = toIcon(Brush);
const careIcons = {
  vacuum: toIcon(Wind),
  blot: toIcon(Droplets),
  professional: toIcon(Shirt),
  steam: toIcon(Waves),
  dust: toIcon(Feather),
  condition: toIcon(Sparkles),
} as const;

/** The details of a fabric: close-up, price group, type, content, origin and care. It is recorded as viewed. */
export function SwatchFlyout({ swatch, shop, onClose, onOrder }: SwatchFlyoutProps) {
  const noteViewed = useSetAtom(recentSwatchesAtom);
  useEffect(() => {
    if (swatch) noteViewed((recent) => noteSwatch(recent, swatch));
  }, [swatch, noteViewed]);
  return (
    <Drawer.Root isOpen={swatch !== null} onClose={onClose}>
      {swatch ? <Details swatch={swatch} shop={shop} onOrder={onOrder} /> : null}
    </Drawer.Root>
  );
}

function Details({ swatch, shop, onOrder }: { swatch: DisplaySwatch } & Pick<SwatchFlyoutProps, "shop" | "onOrder">) {
  const facts = toSwatchProperties(swatch, shop);
  const rows: readonly (readonly [string, string])[] = [
    ["Price Group", facts.priceGroup],
    ["Fabric Type", facts.fabricType],
    ["Content", facts.content],
    ["Origin", facts.origin],
    ["Care Instructions", facts.care],
  ];
  return (
    <>
      <Drawer.Title>{swatch.name}</Drawer.Title>
      <Drawer.Body>
        <SwatchZoom
          key={swatch.choiceCode}
          name={swatch.name}
          imagePath={swatch.imagePath}
          zoomImagePath={swatch.zoomImagePath}
        />
        <p>{swatch.romanceCopy}</p>
        <dl data-part="swatch-properties">
          {rows.map(([label, value]) =>
            value === "" ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <ul data-part="swatch-care" aria-label="Care">
          {facts.careCodes.map((code) => {
            const Icon = code in careIcons ? careIcons[code as keyof typeof careIcons] : CleanIcon;
            return (
              <li key={code}>
                <Icon />
                <span>{careLabels[code] ?? code}</span>
              </li>
            );
          })}
        </ul>
      </Drawer.Body>
      <Drawer.Actions>
        {facts.isAvailable ? (
          <Button onClick={() => onOrder(swatch)}>Get Free Swatch</Button>
        ) : (
          <p>Swatches of this fabric are temporarily unavailable.</p>
        )}
      </Drawer.Actions>
    </>
  );
}
