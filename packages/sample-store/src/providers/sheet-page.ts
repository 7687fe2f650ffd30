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
    body: html`<form data-shop="${shop}" data-sheet="${sheet}">
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

function toDocument(title: string, { body, script = false }: { body: Html; script?: boolean }): string {
  const { markup } = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="/sheet.css">
${script ? html`<script src="/sheet.js" defer></script>` : []}</head><body><main>${body}</main></body></html>`;
  return `<!doctype html>${markup}`;
}

export const sheetStyles = `
:root { --line: #8886; --accent: #0b4f9e; }
* { box-sizing: border-box; }
body { background: Canvas; font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 30rem; padding: 1rem; }
h1 { color: var(--accent); font-size: 1.5rem; line-height: 1.2; margin: 0 3rem 0.5rem 0; }
.note { border-inline-start: 0.25rem solid var(--accent); margin: 0 0 1rem; padding-inline-start: 0.75rem; }
.amount { font-size: 1.125rem; overflow-wrap: anywhere; }
fieldset { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0 0 1rem; padding: 0.5rem 1rem; }
label { display: block; margin-block: 0.75rem; overflow-wrap: anywhere; }
.account { display: grid; gap: 0.75rem; grid-template-columns: auto 1fr; }
.account input { height: 1.5rem; width: 1.5rem; margin: 0; }
small, .account strong { display: block; }
select, input:not([type]) { font: inherit; min-height: 2.75rem; padding: 0.5rem; width: 100%; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block: 0.75rem; }
form > .choices { background: Canvas; bottom: 0; margin-block: 0; padding-block: 0.75rem; position: sticky; }
button { background: none; border: 2px solid var(--accent); border-radius: 0.5rem; color: inherit; cursor: pointer; flex: 1 1 8rem; font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; }
button[value="approve"] { background: var(--accent); color: Canvas; font-weight: 600; }
summary { cursor: pointer; padding-block: 0.75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hanging { display: none; }
[data-hangs] form > :not(.hanging, .amount) { display: none; }
[data-hangs] .hanging { display: block; }
`;
