import type { CheckoutModel } from "@store/contract/checkout";
import type { Address } from "@store/contract/shared";
import type { AddressDecision } from "../address/settle-address.ts";
import type { StepCall } from "../step-work/step-outcome.ts";
import type { Step } from "../steps/step-table.ts";
import type { Subject } from "./recipients-view.ts";

/** The new destination: a recipient, an address of the account, a new address, or a store. */
export type SendingTarget =
  | { readonly kind: "recipient"; readonly id: string; readonly address: Address }
  | {
      readonly kind: "account";
      readonly id: string;
      readonly address: Address;
      /** A guest's, for a gift registry, whose address has none. */
      readonly emailAddress?: string | undefined;
    }
  | {
      readonly kind: "new";
      readonly address: Address;
      readonly decision: AddressDecision | null;
      readonly isSavedToAccount: boolean;
    }
  | { readonly kind: "store"; readonly locationId: string };

export interface Sending {
  readonly call: StepCall;
  readonly model: CheckoutModel | null;
  readonly step: Step;
  readonly subject: Subject;
  readonly target: SendingTarget;
  /** How many of a line go there, and how many there were when that was chosen. */
  readonly pieces: { readonly quantity: number; readonly held: number } | null;
}
