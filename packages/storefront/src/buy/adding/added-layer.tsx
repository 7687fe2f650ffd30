import { RegistryLayer, type RegistryLayerProps } from "@store/product-ui/registry-add";
import { pushToDataLayer, siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { isScanMode, scanPath } from "../../web/urls/scan-mode.ts";
import type { AddedToRegistry } from "./registry-outcome.ts";

export interface AddedLayerProps extends Pick<RegistryLayerProps, "layout" | "finalFocus"> {
  readonly outcome: AddedToRegistry;
  /** Where it was added, for analytics. */
  readonly location: string;
  readonly onClose?: () => void;
  /** Whether this is the page that scans. */
  readonly isOnScanPage?: boolean;
  /** A row of products in the layer. */
  readonly children?: ReactNode;
}

/** The confirmation of an add to a registry, which reports the add to analytics. */
export function AddedLayer({ outcome, location, onClose, isOnScanPage = false, children, ...look }: AddedLayerProps) {
  const { registryPhone, registryHours, interactiveChecklistEnabled } = useAtomValue(siteAtom);
  const [closed, setClosed] = useState<AddedToRegistry | null>(null);
  useEffect(() => reportAdded(outcome, location), [outcome, location]);
  const { added, hasText } = outcome;
  const [first] = added.items;
  if (!first) return null;
  const { grId: registryId, registryType } = first;
  return (
    <RegistryLayer
      addedItemCount={added.addedItemCount}
      items={added.items}
      hasText={hasText}
      phone={registryPhone}
      hours={registryHours}
      target={{ registryId, registryType, hasChecklists: interactiveChecklistEnabled, path: "/gift-registry" }}
      isOpen={outcome !== closed}
      onClose={() => {
        setClosed(outcome);
        onClose?.();
      }}
      {...look}
      isScanning={isScanMode(document.cookie)}
      scanUrl={isOnScanPage ? undefined : scanPath}
    >
      {children}
    </RegistryLayer>
  );
}

/** The answers that were reported: a part that is shown again reports nothing again. */
const reported = new WeakSet<AddedToRegistry>();

/** One event for each item of an answer; a repeated answer is no new add (AMB-244). */
function reportAdded(outcome: AddedToRegistry, location: string): void {
  if (outcome.isReplayed || reported.has(outcome)) return;
  reported.add(outcome);
  for (const { sku, quantity, grId, registryType, name, price } of outcome.added.items)
    pushToDataLayer({ event: "registryItemAdded", sku, quantity, grId, registryType, name, price, location });
}
