import {
  freeFormMaxLength,
  maxSwatches,
  type OrderFreeSwatches,
  type SubmitFreeFormOrder,
  type SwatchOrderReply,
  swatchMessages,
} from "@store/contract/swatches";
import {
  checkSwatchAddress,
  type SwatchAddress,
  type SwatchAddressField,
} from "@store/postal-and-address/swatch-address";
import type { FormOutcome, Moved } from "@store/ui-kit/form-outcome";

/** The fields of the address in the order of the form; the first invalid one gets the focus. */
export const swatchFieldNames = [
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "state",
  "postalCode",
  "dayPhone",
  "emailAddress",
] as const satisfies readonly SwatchAddressField[];

/** All values of a swatch order's form. */
export interface SwatchForm extends SwatchAddress {
  readonly address3: string;
  readonly country: "USA" | "CAN";
  readonly addressId: string;
}

/** A new form, with the known data of the shopper. */
export function toSwatchForm(country: "US" | "CA", known: Partial<SwatchAddress> | null = null): SwatchForm {
  const empty = Object.fromEntries(swatchFieldNames.map((name) => [name, ""])) as Record<SwatchAddressField, string>;
  return { ...empty, ...known, address3: "", country: country === "CA" ? "CAN" : "USA", addressId: "" };
}

/** All values of a swatch order. */
export interface SwatchOrderValues {
  readonly sku: string;
  readonly choiceCodes: readonly string[];
  /** Set for a free-form order. */
  readonly freeFormText?: string | undefined;
  readonly address: SwatchAddress;
  readonly isAddressAsEntered: boolean;
  readonly isEmailSignUp: boolean;
}

/** The errors of an order: a message for each field, for the selection and for the text. */
export type SwatchProblems = Readonly<Partial<Record<SwatchAddressField | "swatch" | "freeFormText", string>>>;

/** Validates an order with the rules of the service; null if it is valid. */
export function findOrderProblems(values: SwatchOrderValues, country: "US" | "CA"): SwatchProblems | null {
  const { choiceCodes, freeFormText, address } = values;
  const check = checkSwatchAddress(address, { country });
  const selection = findSelectionProblem(choiceCodes, freeFormText);
  const problems: SwatchProblems = { ...selection, ...(check.ok ? {} : check.problems) };
  return Object.keys(problems).length > 0 ? problems : null;
}

function findSelectionProblem(choiceCodes: readonly string[], freeFormText: string | undefined): SwatchProblems {
  if (choiceCodes.length > maxSwatches) return { swatch: swatchMessages.tooMany };
  if (freeFormText === undefined) return choiceCodes.length === 0 ? { swatch: swatchMessages.none } : {};
  if (freeFormText.length > freeFormMaxLength) return { freeFormText: swatchMessages.freeFormTooLong };
  const isEmpty = choiceCodes.length === 0 && freeFormText.trim() === "";
  return isEmpty ? { freeFormText: swatchMessages.freeFormMissing } : {};
}

/** The body of the order's call, with the sign-up of the site. */
export function toSwatchOrder(values: SwatchOrderValues, country: "US" | "CA"): OrderFreeSwatches {
  const { address, isEmailSignUp } = values;
  return {
    Sku: values.sku,
    FirstName: address.firstName,
    LastName: address.lastName,
    Address1: address.address1,
    Address2: address.address2,
    City: address.city,
    State: address.state,
    PostalCode: address.postalCode,
    DayPhone: address.dayPhone,
    EmailAddress: address.emailAddress,
    swatch: [...values.choiceCodes],
    UseAddressAsEntered: values.isAddressAsEntered,
    CanadaEmailSignup: country === "CA" && isEmailSignUp,
    SignUp: country === "US" && isEmailSignUp,
  };
}

/** The body of a free-form order's call. */
export function toFreeFormOrder(values: SwatchOrderValues, country: "US" | "CA"): SubmitFreeFormOrder {
  return { ...toSwatchOrder(values, country), freeFormText: values.freeFormText?.trim() ?? "" };
}

/** What became of an order. An unconfirmed address is not ordered: the shopper selects one of the `suggestions`. */
export type SwatchOutcome = Exclude<
  FormOutcome<"thanks", { readonly suggestions?: readonly PlaceSuggestion[] }>,
  Moved
>;

export interface PlaceSuggestion {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

const failedText = "We could not send your order. Please check your connection and try again.";

/** Converts the reply of the order's call; null if none arrived. */
export function toSwatchOutcome(reply: SwatchOrderReply | null): SwatchOutcome {
  if (reply?.Succeeded) return { kind: "shown", data: "thanks" };
  const suggestions = reply?.AddressValidationResult?.Suggestions;
  if (!suggestions) return { kind: "invalid", problem: reply?.Message || failedText };
  const places = suggestions.map(({ City, State, ZipCode }) => ({ city: City, state: State, postalCode: ZipCode }));
  return { kind: "invalid", suggestions: places };
}

/** Parses the shopper's answer about an unconfirmed address; "place:2" is the third suggestion. */
export function parseAddressChoice(answer: string, suggestions: readonly PlaceSuggestion[]): PlaceSuggestion | null {
  const index = /^place:(\d)$/.exec(answer)?.[1];
  return index === undefined ? null : (suggestions[Number(index)] ?? null);
}

/** Parses a posted form. Its hidden fields contain the suggestions, one "City|State|Code" each. */
export function parseSwatchForm(form: FormData): SwatchOrderValues & { suggestions: readonly PlaceSuggestion[] } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const typed = Object.fromEntries(swatchFieldNames.map((name) => [name, text(name)])) as Record<
    SwatchAddressField,
    string
  >;
  const suggestions = form.getAll("suggestion").map((value) => {
    const [city = "", state = "", postalCode = ""] = String(value).split("|");
    return { city, state, postalCode };
  });
  const answer = text("addressAnswer");
  return {
    sku: text("sku"),
    choiceCodes: [...new Set(form.getAll("swatch").map(String))],
    freeFormText: form.has("freeFormText") ? text("freeFormText") : undefined,
    address: { ...typed, ...parseAddressChoice(answer, suggestions) },
    isAddressAsEntered: answer === "asEntered" || form.has("isAddressAsEntered"),
    isEmailSignUp: form.has("isEmailSignUp"),
    suggestions,
  };
}
