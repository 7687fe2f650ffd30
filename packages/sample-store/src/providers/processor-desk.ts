import { formatSitePrice, signatureHeader, signNotification } from "@store/commerce-service";
import type { Hono } from "hono";
import { type Html, html } from "../demo/html.ts";
import { createProviderApp, type ProviderOptions, toPolicy } from "./provider-app.ts";
import { toDocument } from "./sheet-page.ts";

const shownAtOnce = 20;
const title = "Processor sandbox";

/** The sandbox processor's desk: what it was asked lately, with a button that tells the shop of it again. */
export function processorDesk(options: ProviderOptions): Hono {
  const app = createProviderApp();
  app.use(async (context, next) => {
    await next();
    context.header("content-security-policy", toPolicy());
  });
  app.get("/", async (context) => context.html(await toDeskPage(options, "")));
  app.post("/", async (context) => {
    const { reference } = await context.req.parseBody();
    const { status } = await options.fetch(await toNotification(String(reference), options));
    return context.html(await toDeskPage(options, `The shop answered ${status}.`));
  });
  return app;
}

/** A signed notification; of one reference always the same, as if its answer had been lost. */
async function toNotification(
  reference: string,
  { getShops, clock, notificationSecret }: ProviderOptions,
): Promise<Request> {
  const body = new TextEncoder().encode(JSON.stringify({ id: `desk-${reference}`, reference }));
  const headers = {
    "content-type": "application/json",
    [signatureHeader]: await signNotification(notificationSecret, body, clock.now()),
  };
  return new Request(`${getShops()[0]}/payments/notifications/sandbox`, { method: "POST", headers, body });
}

async function toDeskPage({ database }: ProviderOptions, status: string): Promise<string> {
  const entries = await database
    .selectFrom("sandbox_authorization")
    .select(["reference", "state", "amount_cents as cents", "currency"])
    .orderBy("created_at", "desc")
    .limit(shownAtOnce)
    .execute();
  const items = entries.map(({ reference, state, cents, currency }): Html => {
    const amount = cents === null ? "" : formatSitePrice(cents, currency === "CAD" ? "CA" : "US");
    return html`<li><form method="post"><p><strong>${amount}</strong> ${state}<small>${reference}</small></p>
<button name="reference" value="${reference}" aria-label="Notify the shop of ${amount || reference}">Notify the shop</button></form></li>`;
  });
  const list = items.length > 0 ? html`<ul>${items}</ul>` : html`<p>Nothing has been authorized yet.</p>`;
  return toDocument(title, {
    body: html`<h1>${title}</h1><p class="note">Payments that the sandbox was asked for, newest first. A notification is signed and says no
more than which of them to look up.</p><p role="status">${status}</p>${list}`,
  });
}
