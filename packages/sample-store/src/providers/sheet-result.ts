import { toSheetNonce, type WalletKind, webRandom } from "@store/commerce-service";
import { site as sites } from "@store/contract/shared";
import { namesOf, sheetAccounts } from "../test-data/sheet-accounts.ts";
import { offeredOutcomes } from "./sheet-page.ts";

/** The wallets with a sheet: where it is, and what it tells the shop of who pays. */
export const sheets = {
  payPal: { inFrame: false, payer: "emailAddress" },
  venmo: { inFrame: false, payer: "userName" },
  applePay: { inFrame: true, payer: null },
  visaCheckout: { inFrame: true, payer: "emailAddress" },
} as const satisfies Partial<Record<WalletKind, { inFrame: boolean; payer: "emailAddress" | "userName" | null }>>;
type SheetKind = keyof typeof sheets;

export function isSheet(kind: string): kind is SheetKind {
  return Object.hasOwn(sheets, kind);
}

/** What a form of a sheet sent: the name of the button, and what was chosen. */
type Choice = Readonly<Record<string, unknown>>;

const longestMessage = 200;

/** What the shop hears of a choice, in the terms of its slot for wallets. */
export function toSheetResult(kind: SheetKind, { choice, message, ...approval }: Choice): object {
  if (choice === "approve") return toApproval(kind, approval);
  if (choice === "fail") return { kind: "failed", message: String(message ?? "").slice(0, longestMessage) };
  return { kind: choice === "timeOut" ? "timedOut" : "cancelled" };
}

function toApproval(kind: SheetKind, { amountCents, site, account, outcome: chosen }: Choice): object {
  const accounts = sheetAccounts[sites.options.find((one) => one === site) ?? "US"];
  const payer = accounts.find(({ id }) => id === account);
  const outcome = offeredOutcomes.find((one) => one === chosen);
  const approvedCents = /^\d{1,9}$/.test(String(amountCents)) ? Number(amountCents) : null;
  if (!payer || !outcome || approvedCents === null) return { kind: "failed", message: "The sheet sent no approval." };
  const told = sheets[kind].payer;
  const name = told && namesOf(payer)[told];
  const nonce = toSheetNonce({ kind, outcome, approvedCents, payer: name }, webRandom);
  const approval = { nonce, payer: name, billingContact: payer.contact };
  return { kind: "approved", ...approval, deviceData: webRandom.token(24), payload: JSON.stringify(approval) };
}
