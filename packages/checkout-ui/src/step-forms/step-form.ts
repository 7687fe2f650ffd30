import type { CheckoutModel } from "@store/contract/checkout";
import type { Address, ShipTo } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import {
  type AddressFieldName,
  type AddressFieldsOptions,
  checkDraft,
  getVisibleFields,
  normalizeDraft,
  toDraft,
} from "@store/ui-kit/address-fields";
import { type FormOutcome, invalid } from "@store/ui-kit/form-outcome";
import { type AddressDecision, asEntered, toAddressKey } from "../address/settle-address.ts";
import { toAddressRules } from "../address/to-address-rules.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import type { StepCall, StepMove, StepOutcome, StepView } from "../step-work/step-outcome.ts";
import type { PromoChoice } from "../tenders/tender-work.ts";

/** A submitted form of a step on the page's server. */
export interface StepForm {
  readonly call: StepCall;
  readonly model: CheckoutModel;
  readonly site: StoreSite;
  /** Sends each call once for the rendered form, however often it is submitted. */
  readonly callOnce: StepCall;
  /** Whether the last response of those calls was replayed, so the call did nothing. */
  readonly isReplayed: () => boolean;
  /** The text of a field, or null if the form has none. */
  readonly read: (name: string) => string | null;
}

/** What became of a form of a step, with the errors by the names of the fields on the page. */
export type StepFormOutcome = FormOutcome<StepView | PromoChoice | { readonly kind: "giftCardUnavailable" }> &
  StepMove & {
    /** The parts of the form whose input was applied, so that it is not shown again. */
    readonly emptied?: readonly string[];
  };

/** The errors of one part of a form, by the names of its fields on the page. */
export function toFieldErrors(
  part: string,
  errors: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const named = Object.entries(errors).flatMap(([name, message]) => (message ? [[`${part}.${name}`, message]] : []));
  return Object.fromEntries(named);
}

/** The outcome of a step with its errors by the names of the fields on the page. */
export function toFormOutcome(outcome: StepOutcome): StepFormOutcome {
  if (outcome.kind !== "invalid" || outcome.form === undefined) return outcome;
  return invalid({ errors: toFieldErrors(outcome.form, outcome.errors ?? {}) });
}

interface AddressPart extends Pick<AddressFieldsOptions, "prefix" | "names" | "hasEmail"> {
  /** The country of the address; the site's own if omitted. */
  readonly shipTo?: Pick<ShipTo, "code"> | undefined;
}

export type ParsedAddress =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The address in a form's fields, validated like in the browser. */
export function parseAddress({ read, site }: Pick<StepForm, "read" | "site">, part: AddressPart): ParsedAddress {
  const { prefix, shipTo } = part;
  const fields = getVisibleFields({ ...part, ...toAddressRules(site, shipTo) });
  const typed: Array<[AddressFieldName, string]> = fields.map(({ name }) => [name, read(`${prefix}.${name}`) ?? ""]);
  const check = checkDraft(normalizeDraft(toDraft(Object.fromEntries(typed)), fields), fields);
  if (!check.ok) return { ok: false, errors: toFieldErrors(prefix, check.problems) };
  return { ok: true, address: { ...check.address, country: shipTo?.code ?? site.country } };
}

/** What was chosen of the suggestions for this address, which the service makes again; null where nothing was. */
export async function readDecision({ call, read }: StepForm, address: Address): Promise<AddressDecision | null> {
  const choice = read("shipping.addressChoice");
  if (choice === null || read("shipping.choiceFor") !== toAddressKey(address)) return null;
  if (choice === asEntered) return { address, suggestions: [], choice };
  const result = await call(checkoutCalls.validateAddress, { address });
  return result.ok ? { address, suggestions: result.value.suggestions, choice } : null;
}
