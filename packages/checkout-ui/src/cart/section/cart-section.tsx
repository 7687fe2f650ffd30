import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import { Alert } from "@store/ui-kit/alert";
import { intentOf } from "../../forms/cart-submit.ts";
import { UndoNotice } from "../../forms/undo-notice.tsx";
import { cartStep } from "../../steps/step-table.ts";
import type { CartSectionRequest } from "../commands/read-cart-section.ts";
import { ChooseStoreSection } from "./choose-store-section.tsx";
import { BoxesSection, DeliverySection, NoticeSection, OversizedSection } from "./entry-sections.tsx";

export interface CartSectionProps {
  readonly section: CartSectionRequest;
  readonly cart: Cart;
}

const removals = {
  removed: (lineId: string) => ({
    text: "An item was removed from your cart.",
    intent: intentOf("restoreItem", lineId).value,
  }),
  uninstalled: (lineId: string) => ({
    text: "An installation was removed from your cart.",
    intent: intentOf("restoreInstallationService", lineId).value,
  }),
};

/** The section that the cart's URL requests; with scripts, popups show the same. */
export function CartSection({ section, cart }: CartSectionProps) {
  const line = "lineId" in section ? cart.lineItems.find(({ id }) => id === section.lineId) : undefined;
  switch (section.kind) {
    case "removed":
    case "uninstalled":
      return isUndone(section.kind, line) ? null : (
        <UndoNotice {...removals[section.kind](section.lineId)} path={cartStep.path} />
      );
    case "removedDesign": {
      const isThere = cart.lineItems.some(({ itemInfo }) => itemInfo.design?.id === section.designId);
      const intent = intentOf("restoreDesign", section.designId).value;
      return isThere ? null : (
        <UndoNotice text="A design was removed from your cart." intent={intent} path={cartStep.path} />
      );
    }
    case "repeated":
      // The added line may be gone when the page is reloaded.
      return cart.lineItems.length > 0 ? <Alert tone="info">Already in your cart.</Alert> : null;
    case "pickup":
      return line ? <ChooseStoreSection line={line} stores={section.stores} /> : null;
    case "boxes":
      return line ? <BoxesSection item={line.itemInfo} /> : null;
    case "oversized":
      return <OversizedSection lines={cart.lineItems} />;
    case "notice":
      return <NoticeSection {...section} />;
    case "delivery":
      return <DeliverySection line={line} cart={cart} />;
    default:
      return section satisfies never;
  }
}

// A reloaded page, or scripts that load late, may have restored it.
function isUndone(kind: "removed" | "uninstalled", line: CartLine | undefined): boolean {
  if (kind === "removed") return line !== undefined && !line.isRemoved;
  return Boolean(line?.itemInfo.installationService) || !line;
}
