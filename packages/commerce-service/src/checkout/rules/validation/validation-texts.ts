import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { toRestrictionText } from "../../../views/find-refusals.ts";
import type { LineToValidate } from "./line-to-validate.ts";

/** The text of a validation's popup. */
export interface ValidationText {
  title: string;
  message: string;
}

const unavailableTitle = "Item(s) no longer available";
const editTitle = "Please Edit Your Cart to Proceed";

/** Title and text per type. */
export const validationTexts: Readonly<Record<Exclude<CartErrorType, 0>, ValidationText>> = {
  [cartErrorType.invalidBasket]: {
    title: editTitle,
    message: "Please check the quantities of these items and where they go.",
  },
  [cartErrorType.browseCustomApiException]: {
    title: editTitle,
    message: "We cannot take orders for custom items right now. Please try again later or save them for later.",
  },
  [cartErrorType.nlaItems]: {
    title: unavailableTitle,
    message: "We no longer have these items in the quantity you want. Remove them, or lower the quantity in your cart.",
  },
  [cartErrorType.installationServiceUnavailable]: {
    title: editTitle,
    message: "Installation is not available right now. If you continue, these items stay in your order without it.",
  },
  [cartErrorType.personalizationServiceUnavailable]: {
    title: editTitle,
    message: "We cannot personalize these items right now. Please remove them to go on.",
  },
  [cartErrorType.inHousePersonalizationNlaItems]: {
    title: unavailableTitle,
    message: "We can no longer personalize these items. Please remove them to go on.",
  },
  [cartErrorType.allNlaItems]: {
    title: unavailableTitle,
    message: "We no longer have any of your items in the quantity you want. Remove them, or lower the quantities.",
  },
  [cartErrorType.emptyBasket]: {
    title: "Your cart is empty.",
    message: "There is nothing to check out. Add something to your cart first.",
  },
  [cartErrorType.pfasItems]: {
    title: "Item(s) cannot be shipped to or picked up in this state",
    message: "The law of the state does not allow these items. Remove them, or choose another address.",
  },
};

type LineText = (
  line: Pick<LineToValidate, "restrictedIn" | "registry" | "locationId" | "refusal">,
) => string | undefined;

const lineTexts: Readonly<Partial<Record<CartErrorType, LineText>>> = {
  [cartErrorType.invalidBasket]: ({ refusal }) => refusal ?? undefined,
  [cartErrorType.pfasItems]: toRestrictionText,
  [cartErrorType.personalizationServiceUnavailable]: () => "Personalization is not available right now",
  [cartErrorType.inHousePersonalizationNlaItems]: () => "Can no longer be personalized",
  [cartErrorType.installationServiceUnavailable]: () => "Installation is not available right now",
  [cartErrorType.browseCustomApiException]: () => "Cannot be ordered right now",
};

/** The text beside a line of a validation; undefined if its availability is sufficient. */
export function findLineText(
  errorType: CartErrorType,
  line: Pick<LineToValidate, "restrictedIn" | "registry" | "locationId" | "refusal">,
): string | undefined {
  return lineTexts[errorType]?.(line);
}

/** Whether the line is a custom order that is not available any more, whose title is not a link then. */
export function isCustomNoLongerAvailable(
  errorType: CartErrorType,
  { isMadeToOrder }: { isMadeToOrder: boolean },
): boolean {
  return isMadeToOrder && (errorType === cartErrorType.nlaItems || errorType === cartErrorType.allNlaItems);
}
