import { toSheetNonce, type WalletKind, webRandom } from "@store/commerce-service";
import { type Site, site as sites } from "@store/contract/shared";
import { type Context, Hono } from "hono";
import { sheetAccounts } from "./sheet-accounts.ts";
import { offeredOutcomes, type SheetQuestion, sheetStyles, toNotePage, toSheetPage } from "./sheet-page.ts";
import { sheetScript } from "./sheet-script.ts";
import { walletSdk } from "./wallet-sdk.ts";

/** What a wallet tells of who pays, if it has a sheet. */
const sheets = {
  payPal: { inFrame: false, payer: "emailAddress" },
  venmo: { inFrame: false, payer: "userName" },
  applePay: { inFrame: true, payer: null },
  visaCheckout: { inFrame: true, payer: "emailAddress" },
} as const satisfies Partial<Record<WalletKind, { inFrame: boolean; payer: "emailAddress" | "userName" | null }>>;
type SheetKind = keyof typeof sheets;

const currencies: Readonly<Record<string, Site>> = { USD: "US", CAD: "CA" };
const longestText = 200;

/** The sandbox wallets: the script for shops, and the sheets in windows and frames of `getShops()`. */
export function walletSheets({ getShops }: { getShops: () => readonly string[] }): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.get("/sdk.js", (context) => {
    context.header("cross-origin-resource-policy", "cross-origin");
    context.header("access-control-allow-origin", "*");
    return toScript(context, walletSdk);
  });
  app.get("/sheet.js", (context) => toScript(context, sheetScript));
  app.get("/sheet.css", (context) => context.body(sheetStyles, 200, { "content-type": "text/css; charset=utf-8" }));

  app.get("/:kind", (context) => {
    const question = readQuestion(context, getShops());
    const frames = question?.inFrame ? getShops().join(" ") : "'none'";
    context.header("content-security-policy", `${policy}; frame-ancestors ${frames}`);
    return question
      ? context.html(toSheetPage(question))
      : context.html(toNotePage("No shop that is known here has asked for this sheet."), 404);
  });
  app.post("/:kind", async (context) => {
    const kind = context.req.param("kind");
    if (!isSheet(kind) || context.req.header("sec-fetch-site") === "cross-site") return context.body(null, 404);
    return context.json(toResult(kind, await context.req.parseBody()));
  });
  return app;
}

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

function toScript(context: Context, script: () => void): Response {
  return context.body(`(${script})();`, 200, { "content-type": "text/javascript; charset=utf-8" });
}

function isSheet(kind: string): kind is SheetKind {
  return Object.hasOwn(sheets, kind);
}

/** The question in the address of a sheet; undefined if it is none of a shop's. */
function readQuestion({ req }: Context, shops: readonly string[]): SheetQuestion | undefined {
  const { currency = "", storeName = "", shop = "", sheet = "", amountCents = "" } = req.query();
  const kind = req.param("kind") ?? "";
  const site = Object.hasOwn(currencies, currency) ? currencies[currency] : undefined;
  if (!isSheet(kind) || !site || !shops.includes(shop) || !/^\d{1,9}$/.test(amountCents)) return undefined;
  if (storeName.length > longestText || sheet.length > longestText) return undefined;
  return { kind, site, storeName, shop, sheet, amountCents: Number(amountCents), inFrame: sheets[kind].inFrame };
}

type Choice = Readonly<Record<string, unknown>>;

/** What the shop hears of a choice, in the terms of its slot for wallets. */
function toResult(kind: SheetKind, { choice, message, ...approval }: Choice): object {
  if (choice === "approve") return toApproval(kind, approval);
  if (choice === "fail") return { kind: "failed", message: String(message ?? "").slice(0, longestText) };
  return { kind: choice === "timeOut" ? "timedOut" : "cancelled" };
}

function toApproval(kind: SheetKind, { amountCents, site, account, outcome: chosen }: Choice): object {
  const accounts = sheetAccounts[sites.options.find((one) => one === site) ?? "US"];
  const payer = accounts.find(({ id }) => id === account);
  const outcome = offeredOutcomes.find((one) => one === chosen);
  const approvedCents = /^\d{1,9}$/.test(String(amountCents)) ? Number(amountCents) : null;
  if (!payer || !outcome || approvedCents === null) return { kind: "failed", message: "The sheet sent no approval." };
  const { contact, userName } = payer;
  const names = { emailAddress: contact.emailAddress, userName };
  const told = sheets[kind].payer;
  const nonce = toSheetNonce({ kind, outcome, approvedCents }, webRandom);
  const approval = { nonce, payer: told && names[told], billingContact: contact };
  return { kind: "approved", ...approval, deviceData: webRandom.token(24), payload: JSON.stringify(approval) };
}
