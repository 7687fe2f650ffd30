import { findWalletPage, settleWalletPage } from "@store/commerce-service";
import type { Site } from "@store/contract/shared";
import type { Context, Hono } from "hono";
import { createProviderApp, type ProviderOptions, toPolicy } from "./provider-app.ts";
import { offeredOutcomes, type SheetQuestion, toNotePage, toSheetPage, toVisitPage } from "./sheet-page.ts";
import { isSheet, sheets, toSheetResult } from "./sheet-result.ts";
import { sheetScript } from "./sheet-script.ts";
import { walletSdk } from "./wallet-sdk.ts";

const currencies: Readonly<Record<string, Site>> = { USD: "US", CAD: "CA" };
const longestText = 200;
const unknownShop = "No shop that is known here has asked for this sheet.";
const unknownVisit = "This visit is not known here. Please go back to the shop.";

/** The sandbox wallets: the script for shops, the sheets in windows and frames of theirs, and the page that leads back. */
export function walletSheets({ getShops, database }: ProviderOptions): Hono {
  const app = createProviderApp();
  app.get("/sdk.js", (context) => {
    context.header("cross-origin-resource-policy", "cross-origin");
    context.header("access-control-allow-origin", "*");
    return toScript(context, walletSdk);
  });
  app.get("/sheet.js", (context) => toScript(context, sheetScript));

  app.get("/masterpass", async (context) => {
    const pageId = context.req.query("page") ?? "";
    const page = await findWalletPage(database, pageId);
    context.header("content-security-policy", toPolicy({ leadsTo: getShops() }));
    if (!page) return context.html(toNotePage(unknownVisit), 404);
    const { amountCents, currency } = page;
    return context.html(toVisitPage(pageId, { kind: "masterpass", amountCents, site: currencies[currency] ?? "US" }));
  });
  app.post("/masterpass", async (context) => {
    const sent = await context.req.parseBody();
    const pageId = String(sent.page ?? "");
    const page = await findWalletPage(database, pageId);
    const outcome = sent.choice === "approve" ? offeredOutcomes.find((one) => one === sent.outcome) : "cancelled";
    context.header("content-security-policy", toPolicy());
    if (!page || !outcome) return context.html(toNotePage(unknownVisit), 404);
    await settleWalletPage(database, { pageId, outcome });
    return context.redirect(page.returnUrl, 303);
  });

  app.get("/:kind", (context) => {
    const question = readQuestion(context, getShops());
    context.header("content-security-policy", toPolicy({ frames: question?.inFrame ? getShops() : [] }));
    return question ? context.html(toSheetPage(question)) : context.html(toNotePage(unknownShop), 404);
  });
  app.post("/:kind", async (context) => {
    const kind = context.req.param("kind");
    return isSheet(kind) ? context.json(toSheetResult(kind, await context.req.parseBody())) : context.notFound();
  });
  return app;
}

function toScript(context: Context, script: () => void): Response {
  return context.body(`(${script})();`, 200, { "content-type": "text/javascript; charset=utf-8" });
}

/** The question in the address of a sheet; undefined if it is none of a shop's. */
function readQuestion({ req }: Context, shops: readonly string[]): SheetQuestion | undefined {
  const { currency = "", storeName = "", shop = "", sheet = "", amountCents = "" } = req.query();
  const kind = req.param("kind") ?? "";
  const site = Object.hasOwn(currencies, currency) ? currencies[currency] : undefined;
  if (!isSheet(kind) || !site || !shops.includes(shop) || !/^\d{1,9}$/.test(amountCents)) return undefined;
  if (storeName.length > longestText || sheet.length > longestText) return undefined;
  return { kind, site, storeName, shop, sheet, amountCents: Number(amountCents), ...sheets[kind] };
}
