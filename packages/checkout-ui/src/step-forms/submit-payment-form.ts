import type { AppliedCard, SavedCard } from "@store/contract/payment";
import { withoutUnseen } from "@store/postal-and-address";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { getCardMode } from "../card/card-mode.ts";
import { toCardRules } from "../card/card-rules.ts";
import { checkCardDraft } from "../card/check-card-draft.ts";
import { findWallet } from "../card/find-wallet.ts";
import { securityCodeProblems } from "../card/security-code.ts";
import {
  type CardPayment,
  cardOptionId,
  enterName,
  findOwnShippingAddress,
  newCardPath,
  noCards,
  type OfferAnswer,
  paymentOptionName,
  sameAsShippingName,
  submitPaymentStep,
} from "../payment/submit-payment-step.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { toAlert, toFailed } from "../step-work/step-outcome.ts";
import { paymentStep } from "../steps/step-table.ts";
import { toWalletOptions } from "../wallets/wallet-options.ts";
import {
  type ParsedAddress,
  parseAddress,
  type StepForm,
  type StepFormOutcome,
  toFieldErrors,
  toFormOutcome,
} from "./step-form.ts";
import { submitTenderForm, submitTypedTenders } from "./submit-tender-form.ts";

type ParsedCard =
  | { readonly ok: true; readonly card: CardPayment }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Submits the form of the payment step. A card's number and code are sent only to the service. */
export async function submitPaymentForm(form: StepForm, now: Date): Promise<StepFormOutcome> {
  const intent = form.read("intent");
  if (intent) return submitTenderForm(form, intent);
  const { applied, stop } = await submitTypedTenders(form);
  if (applied.length === 0) return stop ?? submitPayment(form, now);
  if (!stop && form.read(enterName) !== null && !form.read("card.number")?.trim()) {
    return moved(paymentStep.path);
  }
  const outcome = stop ?? (await submitWhatIsLeft(form, now));
  return { ...outcome, emptied: applied };
}

/** Submits the payment by the amount that is left to pay after the tenders: that decides whether a card is needed. */
async function submitWhatIsLeft(form: StepForm, now: Date): Promise<StepFormOutcome> {
  const operation = checkoutCalls.refreshCheckout;
  const result = await form.call(operation, {});
  if (!result.ok) return toFailed(result.failure, operation);
  const { checkout } = result.value;
  const model = checkout ? { ...checkout, basketId: form.model.basketId } : form.model;
  return submitPayment({ ...form, model }, now);
}

async function submitPayment(form: StepForm, now: Date): Promise<StepFormOutcome> {
  const { call, model, site } = form;
  const stop = refuseWallet(form);
  if (stop) return stop;
  const billing = parseBilling(form);
  const payment = parseCard(form, now);
  if (!billing.ok || !payment.ok) {
    // Both are validated, so that all errors are shown at once.
    const errors = { ...(payment.ok ? {} : payment.errors), ...(billing.ok ? {} : billing.errors) };
    return invalid({ errors });
  }
  return toFormOutcome(await submitPaymentStep({ call, model, site, billing: billing.address, card: payment.card }));
}

/** A wallet is chosen that is not applied, which needs scripts, or a card although a wallet is applied: its form follows. */
function refuseWallet({ model, read }: StepForm): StepFormOutcome | null {
  const option = read(paymentOptionName);
  const wallet = findWallet(model);
  if (option === null || !model.paymentData.isPaymentNeeded) return null;
  if (option === cardOptionId) return wallet && read("card.number") === null ? moved(newCardPath) : null;
  const [chosen] = toWalletOptions(wallet ? [wallet.kind] : []);
  if (chosen?.id === option) return null;
  return toAlert("This way to pay needs scripts, which your browser does not run. Please pay by card.");
}

/** The shipping address while the box is checked, whatever the fields below it contain. */
function parseBilling(form: StepForm): ParsedAddress {
  const { model, read } = form;
  const shipping = findOwnShippingAddress(model);
  if (shipping !== null && read(sameAsShippingName) !== null) return { ok: true, address: shipping };
  const code = read("billing.country") || form.site.country;
  return parseAddress(form, { prefix: "billing", hasEmail: false, shipTo: { code } });
}

function parseCard(form: StepForm, now: Date): ParsedCard {
  const mode = getCardMode(form.model, {
    isNew: form.read("card.number") !== null,
    savedId: form.read("card.saved"),
  });
  switch (mode.kind) {
    case "none":
    case "wallet":
    case "pair":
      return { ok: true, card: { kind: "applied" } };
    case "applied":
      return { ok: true, card: { kind: "applied", ...parseOffer(form) } };
    case "code":
      return parseCode(form, mode.card);
    case "saved":
      return parseSavedCard(form, mode.card);
    case "new":
      return parseNewCard(form, now);
    default:
      return mode satisfies never;
  }
}

function parseCode({ read }: StepForm, { id, type }: Pick<AppliedCard, "id" | "type">): ParsedCard {
  const code = withoutUnseen(read("card.securityCode") ?? "").trim();
  const errors = toFieldErrors("card", securityCodeProblems(code, type));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, card: { kind: "code", cardId: id, code } };
}

const offerAnswers: Readonly<Record<string, OfferAnswer>> = { "1": 1, "2": 2 };

/** The choice about the store card's offer, if the page showed it; null if the page showed that there is no choice. */
function parseOffer({ read }: StepForm): { readonly offer?: OfferAnswer } {
  const chosen = read("card.offer");
  return chosen === null ? {} : { offer: offerAnswers[chosen] ?? null };
}

function parseSavedCard(form: StepForm, { id, cardInfo: { type, verifyCreditCard } }: SavedCard): ParsedCard {
  const code = verifyCreditCard ? parseCode(form, { id, type }) : null;
  if (code?.ok === false) return code;
  const cvv = code?.card.kind === "code" ? { cvv: code.card.code } : {};
  return { ok: true, card: { kind: "cards", request: { ...noCards, accountCardOneData: { id, ...cvv } } } };
}

function parseNewCard({ read, site }: StepForm, now: Date): ParsedCard {
  const text = (name: string) => withoutUnseen(read(`card.${name}`) ?? "").trim();
  const draft = { number: text("number"), expiry: text("expiry"), securityCode: text("securityCode") };
  const check = checkCardDraft(draft, toCardRules(site, now));
  if (!check.ok) return { ok: false, errors: toFieldErrors("card", check.problems) };
  const saveToAccount = read("card.saveToAccount") !== null;
  return { ok: true, card: { kind: "cards", request: { ...noCards, cardOneData: { ...check.entry, saveToAccount } } } };
}
