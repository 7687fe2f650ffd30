import { paymentOperations } from "@store/contract/payment";
import { paymentNames, type WalletKind } from "@store/contract/shared";
import { tenderOperations } from "@store/contract/tenders";
import { checkCart } from "../step-work/check-cart.ts";
import { type TenderSection, toFailed } from "../step-work/step-outcome.ts";
import { checkTenderFields } from "./check-tender-fields.ts";
import { getTenderCalls } from "./tender-calls.ts";
import {
  sendTenderCall,
  type TenderCommand,
  type TenderOutcome,
  type TenderWork,
  toDone,
  toRefusal,
} from "./tender-work.ts";

/** Sends the fields of a section if they are valid. */
function applies(
  section: TenderSection,
  send: (values: Readonly<Record<string, string>>, work: TenderWork) => Promise<TenderOutcome>,
): TenderCommand {
  return async (work) => {
    const check = checkTenderFields(section, work.read);
    return check.ok ? send(check.values, work) : { kind: "invalid", errors: check.errors };
  };
}

const applyGiftCard = applies("giftCard", ({ number = "", pin = "" }, work) =>
  sendTenderCall(work, getTenderCalls(work.site).applyGiftCard(number, pin), {
    field: "giftCard.number",
    done: "Your gift card is applied.",
  }),
);

const applyTenderCode = applies("tenderCode", ({ code: tenderCodeNumber = "" }, work) =>
  sendTenderCall(
    work,
    { operation: tenderOperations.applyTenderCode, request: { tenderCodeNumber } },
    { field: "tenderCode.code", done: "Your tender code is applied." },
  ),
);

/** Applies a certificate of the account with the selected, typed or applied rewards card. */
const applyCertificate: TenderCommand = async (work) => {
  const id = work.read("certificate.card") ?? "";
  const accountCardOneData = id === "" ? null : { id };
  const cardOneData = accountCardOneData === null ? (work.browser?.typedCard ?? null) : null;
  const request = { certificateNumber: work.argument, cardOneData, accountCardOneData };
  return sendTenderCall(work, getTenderCalls(work.site).applyCertificate(request), {
    field: "certificate.card",
    done: "Your reward certificate is applied.",
  });
};

/**
 * Looks up the rewards of the account by the provider's card session, if there is one, or by a rewards card. Changes
 * nothing in the order.
 */
const lookUpRewards: TenderCommand = async (work) => {
  const token = work.read("certificate.card");
  const tnsSession = work.browser?.tnsSession ?? "";
  const isByCard = token && tnsSession === "";
  const { operation, request } = isByCard
    ? getTenderCalls(work.site).lookUpRewardsCard(token)
    : { operation: tenderOperations.getAccountRewards, request: { tnsSession } };
  const result = await work.call(operation, request);
  if (!result.ok) return toFailed(result.failure, operation);
  const { isSuccess, message, rewardsData, rewardsTotal, rewardsExceedOrderTotalMessage } = result.value;
  if (!isSuccess) return toRefusal("certificate.card", message);
  const count = rewardsData.certificates.length;
  const announcement = count === 1 ? "You have 1 reward certificate." : `You have ${count} reward certificates.`;
  return toDone(announcement, { rewards: { rewardsTotal, rewardsExceedOrderTotalMessage } });
};

/** Applies a code that can be combined with the applied ones; otherwise the shopper selects one of them. */
const verifyPromo = applies("promo", async ({ code = "" }, work) => {
  const operation = tenderOperations.verifyPromoCode;
  const result = await work.call(operation, { code });
  if (!result.ok) return toFailed(result.failure, operation);
  const { isSuccess, promotions, promoErrorMessage, message } = result.value;
  if (!isSuccess) return toRefusal("promo.code", promoErrorMessage ?? message);
  if (promotions.length > 1) return { kind: "shown", data: { kind: "promoChoice", promotions } };
  return applyPromo({ ...work, argument: code });
});

const applyPromo: TenderCommand = (work) =>
  changePromo(work, {
    operation: tenderOperations.applyCheckoutPromoCode,
    request: { promoCode: work.argument || (work.read("promo.choice") ?? "") },
    done: "Your promo code is applied.",
  });

const removePromo: TenderCommand = (work) =>
  changePromo(work, {
    operation: tenderOperations.removeCheckoutPromoCode,
    request: {},
    done: "Your promo code is removed.",
  });

type PromoCall =
  | { operation: typeof tenderOperations.applyCheckoutPromoCode; request: { promoCode: string } }
  | { operation: typeof tenderOperations.removeCheckoutPromoCode; request: Record<string, never> };

/** A promotion that was lost is reported at the top of the page; after any other reply the cart is validated. */
async function changePromo(
  { call, model }: TenderWork,
  { operation, request, done }: PromoCall & { done: string },
): Promise<TenderOutcome> {
  const result = await call(operation, request);
  if (!result.ok) return toFailed(result.failure, operation);
  const { isSuccess, isPromotionRemoved, promoErrorMessage, message } = result.value;
  if (!isPromotionRemoved) {
    const stop = await checkCart(call, { basketId: model.basketId });
    if (stop) return stop.data.kind === "failed" ? toFailed(stop.data.failure, operation) : stop;
  }
  if (!isSuccess) return toRefusal("promo.code", promoErrorMessage ?? message);
  return toDone(promoErrorMessage || done, { isPromotionRemoved });
}

/** Scripts use a GET, as the contract defines; a form without scripts is posted. */
const applyTaxExemption: TenderCommand = (work) => {
  const isExempt = work.read("taxExemption.isExempt") === "on" ? "true" : "false";
  const prepared = work.browser
    ? { operation: paymentOperations.applyTaxExemption, request: { taxExemption: isExempt } }
    : { operation: paymentOperations.applyTaxExemptionForm, request: { isTaxExemptionApplied: isExempt } };
  const done = isExempt === "true" ? "Your order is tax exempt." : "Tax is added to your order.";
  return sendTenderCall(work, prepared, { field: "taxExemption.isExempt", done });
};

/** Removes the tender that a button references. */
const removeGiftCard: TenderCommand = (work) =>
  sendTenderCall(work, getTenderCalls(work.site).removeGiftCard(work.argument), {
    field: "applied",
    done: "Your gift card is removed.",
  });

const removeTenderCode: TenderCommand = (work) =>
  sendTenderCall(
    work,
    { operation: tenderOperations.removeTenderCode, request: { number: work.argument } },
    { field: "applied", done: "Your tender code is removed." },
  );

const removeCertificate: TenderCommand = (work) =>
  sendTenderCall(work, getTenderCalls(work.site).removeCertificate(work.argument), {
    field: "applied",
    done: "Your reward certificate is removed.",
  });

/** Removes the wallet that pays; Apple Pay has a call of its own, whose answer is a boolean alone. */
const removeWallet: TenderCommand = async (work) => {
  const name = paymentNames[work.argument as WalletKind];
  const done = `${name} is removed.`;
  const lost = `${name} could not be removed. Please try again.`;
  // Few orders are paid by a wallet, and fewer wallets are removed.
  const contract = await import("@store/contract/wallets").catch(() => null);
  if (contract === null) return toRefusal("wallet", lost);
  const { walletOperations } = contract;
  if (work.argument !== "applePay")
    return sendTenderCall(work, { operation: walletOperations.removeWallet, request: {} }, { field: "wallet", done });
  const operation = walletOperations.removeApplePayPayment;
  const result = await work.call(operation, {});
  if (!result.ok) return toFailed(result.failure, operation);
  return result.value ? toDone(done) : toRefusal("wallet", lost);
};

/** The commands of the tenders' buttons, by the name that they submit. */
export const tenderCommands = {
  applyGiftCard,
  removeGiftCard,
  applyTenderCode,
  removeTenderCode,
  applyCertificate,
  removeCertificate,
  lookUpRewards,
  verifyPromo,
  applyPromo,
  removePromo,
  applyTaxExemption,
  removeWallet,
} as const satisfies Record<string, TenderCommand>;

export type TenderCommandName = keyof typeof tenderCommands;
