import { formatSitePrice, type WalletKind } from "@store/commerce-service";
import { paymentNames, type Site } from "@store/contract/shared";
import { type Html, html } from "../demo/html.ts";
import { namesOf, type SheetAccount, sheetAccounts } from "../test-data/sheet-accounts.ts";

/** How a payment may turn out after its approval, as a sheet offers it. */
const outcomes = {
  approve: "It is paid",
  decline: "Declined",
  insufficientFunds: "Declined: not enough money",
  limitExceeded: "Declined: over its limit",
  suspectedFraud: "Declined: looks like fraud",
  refused: "The processor refuses the approval",
  unavailable: "The processor does not answer",
  timeoutApplied: "No answer in time, yet paid some seconds later",
  timeoutLost: "No answer, and it never arrived",
} as const;
export const offeredOutcomes = Object.keys(outcomes) as (keyof typeof outcomes)[];

interface Payment {
  readonly kind: WalletKind;
  readonly amountCents: number;
  readonly site: Site;
}

/** What a shop asked a sheet for, by its address. */
export interface SheetQuestion extends Payment {
  readonly storeName: string;
  /** The origin that opened it, which hears what is chosen. */
  readonly shop: string;
  /** Its name among the sheets of the page that opened it. */
  readonly sheet: string;
  readonly inFrame: boolean;
  /** What it tells of who pays. */
  readonly payer: "emailAddress" | "userName" | null;
}

/** A sheet in a window or a frame of a shop. */
export function toSheetPage({ storeName, shop, sheet, inFrame, payer, ...payment }: SheetQuestion): string {
  const accounts = sheetAccounts[payment.site].map((account, index) => toAccountChoice(account, payer, index === 0));
  return toPage(payment, {
    script: true,
    body: html`<form data-shop="${shop}" data-sheet="${sheet}" inert>
<p class="amount">Pay <strong>${formatSitePrice(payment.amountCents, payment.site)}</strong> to ${storeName}</p>
<input type="hidden" name="amountCents" value="${payment.amountCents}"><input type="hidden" name="site" value="${payment.site}">
<fieldset><legend>Who pays</legend>${accounts}</fieldset>
${outcomeField}
<p class="choices"><button name="choice" value="approve">Approve</button><button name="choice" value="cancel">Cancel</button></p>
<details><summary>Let it go wrong</summary>
<label>What the wallet tells the shop's log <input name="message" value="The sandbox wallet failed." maxlength="200"></label>
<p class="choices"><button name="choice" value="fail">Fail</button><button name="choice" value="hang">Hang</button>
${inFrame ? [] : html`<button name="choice" value="close">Close without a word</button>`}</p></details>
<p class="hanging">This sheet does not answer any more. After some minutes the shop gives up.
<button name="choice" value="timeOut">Skip the wait</button></p>
</form>`,
  });
}

/** The page of a wallet that the shopper visits, and that leads back; `pageId` names the visit. */
export function toVisitPage(pageId: string, payment: Payment): string {
  return toPage(payment, {
    body: html`<form method="post"><input type="hidden" name="page" value="${pageId}">
<p class="amount">Pay <strong>${formatSitePrice(payment.amountCents, payment.site)}</strong></p>
${outcomeField}
<p class="choices"><button name="choice" value="approve">Approve</button><button name="choice" value="cancel">Cancel</button></p>
</form>`,
  });
}

/** A page that only says something. */
export function toNotePage(text: string): string {
  return toDocument("Sandbox wallet", { body: html`<h1>Sandbox wallet</h1><p>${text}</p>` });
}

const outcomeField = html`<label>Then <select name="outcome">${Object.entries(outcomes).map(
  ([name, text]) => html`<option value="${name}">${text}</option>`,
)}</select></label>`;

function toAccountChoice(account: SheetAccount, payer: SheetQuestion["payer"], isFirst: boolean): Html {
  const { id, shows, contact } = account;
  const { givenName, familyName, addressLines, locality, administrativeArea, postalCode } = contact;
  const address = [...addressLines, `${locality}, ${administrativeArea} ${postalCode}`].join(", ");
  return html`<label class="account"><input type="radio" name="account" value="${id}"${isFirst ? { markup: " checked" } : []}>
<span><strong>${givenName} ${familyName}</strong>${payer ? html`${namesOf(account)[payer]}<br>` : []}${address}<small>Has ${shows}</small></span></label>`;
}

function toPage({ kind }: Payment, { body, script }: { body: Html; script?: boolean }): string {
  const title = `${paymentNames[kind]} sandbox`;
  return toDocument(title, {
    ...(script && { script }),
    body: html`<h1>${title}</h1><p class="note">This is no real wallet: nothing is charged, whatever you choose.</p>${body}<p role="status"></p>`,
  });
}

/** A page of a provider. */
export function toDocument(title: string, { body, script = false }: { body: Html; script?: boolean }): string {
  const { markup } = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="/styles.css">
${script ? html`<script src="/sheet.js" defer></script>` : []}</head><body><main>${body}</main></body></html>`;
  return `<!doctype html>${markup}`;
}
