import type { cartOperations } from "@store/contract/cart";
import type { RequestOf } from "@store/contract/operation";
import { type CartLine, maxQuantity, type ShipMethod } from "@store/contract/shared";

/** The two lists of a cart: lines to buy, and lines saved for later. */
export type LineList = "lineItems" | "savedForLater";
export type InstallationService = NonNullable<CartLine["itemInfo"]["installationService"]>;

/** The actions on a line of the cart, each named like its call. */
export type LineAction =
  | "updateItem"
  | "removeItem"
  | "restoreItem"
  | "saveForLater"
  | "moveToCart"
  | "removeItemFromSaveForLater"
  | "updateShipMethod"
  | "removeInstallationService"
  | "restoreInstallationService";

/** The values that some actions set, besides naming their line. */
export interface LineInput {
  readonly quantity?: number;
  /** The pickup store of the line; null when it is shipped. */
  readonly locationId?: string | null;
  /** The installation that is restored. */
  readonly service?: InstallationService;
  /** The terms that are accepted with the action: they changed, or are new, since the line was added. */
  readonly acceptedTermsId?: string;
}

/** A change of a line that the service has not confirmed yet: plain data, so that it survives a reload of the page. */
export interface PendingMutation extends LineInput {
  readonly action: LineAction;
  readonly lineId: string;
  /** The SKU of its line, which may have left the screen when the removal is announced. */
  readonly sku: string;
  readonly shipMethod: ShipMethod;
  /** The quantity of the line afterwards; 0 for a removal. */
  readonly quantity: number;
  readonly isSent: boolean;
}

/** The definition of one line action. */
interface LineMutation<Action extends LineAction> {
  /** The body of the call of the same name. */
  readonly toBody: (mutation: PendingMutation) => RequestOf<(typeof cartOperations)[Action]>;
  /** The list whose lines have this action; both if omitted. */
  readonly list?: LineList;
  /** Whether it changes anything about the line. */
  readonly canApply: (line: CartLine, mutation: PendingMutation) => boolean;
  /** The quantity of the line afterwards; unchanged if omitted. */
  readonly quantity?: (input: LineInput) => number;
  /** The line as it will be, shown before the service responds. */
  readonly patch?: (line: CartLine, mutation: PendingMutation) => CartLine;
  /** The list to whose end the line moves. */
  readonly moveTo?: LineList;
  /** The action that undoes this one. */
  readonly inverse?: LineAction;
  /** The text for screen readers after the item's title; none if omitted. */
  readonly announcement?: (line: CartLine, input: LineInput, list: LineList) => string;
  /** Where a failure is shown; above the cart if omitted. */
  readonly errorPlace?: "line";
}

const byId = ({ lineId }: PendingMutation) => ({ id: lineId });
const withTerms = ({ lineId: id, acceptedTermsId }: PendingMutation) => ({
  id,
  ...(acceptedTermsId && { AcceptedTermsId: acceptedTermsId }),
});
const isInPlace = ({ isRemoved }: CartLine) => !isRemoved;
const none = () => 0;
const markRemoved = (line: CartLine): CartLine => ({ ...line, isRemoved: true });
const setInstallation = (line: CartLine, installationService: InstallationService | null): CartLine => ({
  ...line,
  itemInfo: { ...line.itemInfo, installationService },
});
const installationOf = (line: CartLine) => line.itemInfo.installationService?.type.toLowerCase();

/** The line actions, one row each: request, optimistic update, inverse and announcement. */
export const lineMutations: { readonly [Action in LineAction]: LineMutation<Action> } = {
  updateItem: {
    toBody: (mutation) => ({ ...withTerms(mutation), quantity: mutation.quantity }),
    canApply: (line, { quantity }) => isInPlace(line) && line.priceQuantityTotals.quantity !== quantity,
    quantity: ({ quantity = 1 }) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity))),
    patch: ({ priceQuantityTotals: totals, ...line }, { quantity }) => ({
      ...line,
      priceQuantityTotals: { ...totals, quantity, total: totals.unitPrice * quantity },
    }),
  },
  removeItem: {
    toBody: byId,
    list: "lineItems",
    canApply: isInPlace,
    quantity: none,
    patch: markRemoved,
    inverse: "restoreItem",
    announcement: () => "was removed.",
  },
  removeItemFromSaveForLater: {
    toBody: byId,
    list: "savedForLater",
    canApply: isInPlace,
    quantity: none,
    patch: markRemoved,
    inverse: "restoreItem",
    announcement: () => "was removed.",
    errorPlace: "line",
  },
  restoreItem: {
    toBody: withTerms,
    canApply: ({ isRemoved }) => isRemoved,
    patch: (line) => ({ ...line, isRemoved: false }),
    announcement: (_line, _input, list) =>
      list === "savedForLater" ? "is back among your saved items." : "is back in your cart.",
  },
  saveForLater: {
    toBody: byId,
    list: "lineItems",
    canApply: isInPlace,
    moveTo: "savedForLater",
    inverse: "moveToCart",
    announcement: () => "was saved for later.",
    errorPlace: "line",
  },
  moveToCart: {
    toBody: withTerms,
    list: "savedForLater",
    canApply: isInPlace,
    moveTo: "lineItems",
    inverse: "saveForLater",
    announcement: () => "was moved to your cart.",
    errorPlace: "line",
  },
  updateShipMethod: {
    toBody: ({ lineId: id, shipMethod, locationId }) => ({
      id,
      shipMethod,
      ...(locationId && { isPickupSelected: true, locationId }),
    }),
    list: "lineItems",
    canApply: (line, { locationId }) =>
      isInPlace(line) && (line.shippingDeliveryOptions.locationId ?? null) !== (locationId ?? null),
    // Only the service knows the new delivery date: no date is shown until it responds.
    patch: ({ shippingDeliveryOptions: options, ...line }, { locationId = null }) => ({
      ...line,
      shippingDeliveryOptions: { ...options, edd: options.edd && { message: "" }, locationId },
    }),
    announcement: (line, { locationId }) => {
      if (!locationId) return "will be shipped.";
      const service = installationOf(line);
      return `will be picked up in store${service ? `, without ${service}` : ""}.`;
    },
  },
  removeInstallationService: {
    toBody: byId,
    list: "lineItems",
    canApply: (line) => isInPlace(line) && Boolean(line.itemInfo.installationService),
    patch: (line) => setInstallation(line, null),
    inverse: "restoreInstallationService",
    announcement: (line) => `comes without ${installationOf(line) ?? "installation"}.`,
  },
  restoreInstallationService: {
    toBody: byId,
    list: "lineItems",
    canApply: (line) => isInPlace(line) && !line.itemInfo.installationService,
    patch: (line, { service = null }) => setInstallation(line, service),
    announcement: (_line, { service }) => `comes with ${service?.type.toLowerCase() ?? "installation"}.`,
  },
};

/** Whether a text is the name of a line action. */
export function isLineAction(text: unknown): text is LineAction {
  return typeof text === "string" && Object.hasOwn(lineMutations, text);
}
