import { cartErrorType } from "@store/contract/shared";
import { authorizationErrorPath } from "../steps/resolve-redirect.ts";
import { cartStep, shippingStep } from "../steps/step-table.ts";
import type { MessageDialog } from "./dialog-texts.ts";

/** The validation results whose items one click can remove. */
export type RemovableType = Exclude<(typeof cartErrorType)[keyof typeof cartErrorType], 0 | 1 | 2 | 8>;

/** The action of a button in a failure's dialog. */
export type RecoveryAction =
  | { readonly kind: "go"; readonly path: string }
  | { readonly kind: "refresh" }
  | { readonly kind: "retry"; readonly retry: () => void }
  | { readonly kind: "remove"; readonly errorType: RemovableType; readonly onResolved: () => void }
  | { readonly kind: "continue"; readonly onContinue: () => void }
  | { readonly kind: "stay" };

interface RecoveryButton {
  readonly label: string;
  readonly action: RecoveryAction;
  /** The label while its call is pending. */
  readonly busyLabel?: string;
  /** By default, the first is primary. */
  readonly variant?: "primary" | "secondary";
}

export interface RecoveryActions {
  /** The least destructive first. */
  readonly buttons: readonly RecoveryButton[];
  /** Another action, as a link. */
  readonly link?: { readonly label: string; readonly path: string };
  /** The action of Escape and of the close button. */
  readonly close: RecoveryAction;
}

const stay = { kind: "stay" } as const;
const toCart = { kind: "go", path: cartStep.path } as const;
const toPayment = { kind: "go", path: authorizationErrorPath } as const;
const refreshPage = { label: "Refresh Page", action: { kind: "refresh" } } as const;
/** The link to the address that an item may not be shipped to. */
export const changeAddress = { label: "Change address", path: shippingStep.path } as const;
const backToCart = { label: "Back to Cart", action: toCart } as const;

/** One button per type: items are removed from the basket, or a service is removed and its item stays. */
const removals = {
  [cartErrorType.nlaItems]: "Remove All",
  [cartErrorType.installationServiceUnavailable]: "Continue",
  [cartErrorType.personalizationServiceUnavailable]: "Remove All",
  [cartErrorType.inHousePersonalizationNlaItems]: "Remove All",
  [cartErrorType.allNlaItems]: "Remove All",
  [cartErrorType.pfasItems]: "Remove All",
} as const satisfies Record<RemovableType, string>;

function isRemovable(errorType: number): errorType is RemovableType {
  return errorType in removals;
}

export interface RecoveryContext {
  /** On a cart page: the label that replaces "Back to Cart" for a button that only closes. */
  readonly backLabel?: string;
}

/**
 * The buttons of each request: a network error's close button leads to the cart, a payment error's to the payment page.
 */
export function getRecoveryActions(request: MessageDialog, { backLabel }: RecoveryContext = {}): RecoveryActions {
  const isCart = backLabel !== undefined;
  switch (request.kind) {
    case "network":
      return {
        buttons: [...tryAgain(request), { label: "Back to Cart", action: isCart ? stay : toCart }],
        close: staying(request) ?? (isCart ? stay : toCart),
      };
    case "tooManyTries":
      return { buttons: [...tryAgain(request), { label: "Not Now", action: stay }], close: staying(request) ?? stay };
    case "generic":
      return { buttons: [refreshPage], close: staying(request) ?? stay };
    case "sessionReset":
      return { buttons: [refreshPage], close: stay };
    case "cartInvalid": {
      const { errorType } = request.validation;
      if (!isRemovable(errorType)) return toTheCart(backLabel);
      const action = { kind: "remove", errorType, onResolved: request.onResolved } as const;
      const buttons = [{ label: removals[errorType], action, busyLabel: "Updating your order" }];
      // Another state may allow the item.
      return { buttons, close: stay, ...(errorType === cartErrorType.pfasItems && { link: changeAddress }) };
    }
    case "basketGone":
    case "cartError":
      return toTheCart(backLabel);
    case "orderPlaced": {
      const toOrder = { kind: "go", path: request.url } as const;
      return { buttons: [{ label: "See Your Order", action: toOrder }], close: toOrder };
    }
    case "oversized":
      return {
        buttons: [
          { label: "Back to Cart", action: isCart ? stay : toCart, variant: "secondary" },
          {
            label: "Continue to Checkout",
            action: { kind: "continue", onContinue: request.onContinue },
            variant: "primary",
          },
        ],
        close: stay,
      };
    case "terms": {
      const decline = { kind: "continue", onContinue: request.onDecline } as const;
      const accept = { kind: "continue", onContinue: request.onAccept } as const;
      return {
        buttons: [
          { label: "Decline", action: decline, variant: "secondary" },
          { label: "Accept Terms", action: accept, variant: "primary" },
        ],
        close: decline,
      };
    }
    case "payment":
      return { buttons: [{ label: "Update Payment", action: toPayment }], close: toPayment };
    default:
      return request satisfies never;
  }
}

function staying({ onStay }: { readonly onStay?: (() => void) | undefined }): RecoveryAction | null {
  return onStay ? { kind: "continue", onContinue: onStay } : null;
}

function tryAgain({ retry }: { readonly retry: (() => void) | null }): RecoveryActions["buttons"] {
  return retry ? [{ label: "Try Again", action: { kind: "retry", retry } }] : [];
}

function toTheCart(backLabel: string | undefined): RecoveryActions {
  if (backLabel === undefined) return { buttons: [backToCart], close: toCart };
  return { buttons: [{ label: backLabel, action: stay }], close: stay };
}
