import { formatCardNumber } from "@store/card-validation";
import { formatSitePrice, type StoreDatabase } from "@store/commerce-service";
import type { Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import { testInputs } from "../test-inputs.ts";
import { demoSections } from "./demo-sections.ts";
import { type Html, html, row, table } from "./html.ts";
import { scenarios } from "./scenarios.ts";

/** A SKU as the page lists it. */
export interface DemoVariant {
  sku: string;
  name: string;
  label: string | null;
  kind: StoreDatabase["product"]["kind"];
  priceCents: number;
  /** Null for what is made to order or issued on demand. */
  available: number | null;
  restrictedStates: readonly string[];
}
type DemoStore = Selectable<StoreDatabase["store_location"]>;

const style = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid #8886; }
  td { font-variant-numeric: tabular-nums; }
  .scroll { overflow-x: auto; }
  button { font: inherit; padding: 0.5rem 1rem; min-height: 2.75rem; cursor: pointer; }
  h2 { margin-top: 2.5rem; }`;

interface DemoPage {
  site: Site;
  variants: readonly DemoVariant[];
  stores: readonly DemoStore[];
}

/** The demonstration page: everything for trying the store, as one page without scripts. */
export function demoPage({ site, variants, stores }: DemoPage): string {
  const { markup } = html`<html lang="${site === "US" ? "en-US" : "en-CA"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Demonstration</title><style>${{ markup: style }}</style></head>
<body><main>
<h1>Demonstration</h1>
<p>This store runs for show: nothing is charged and nothing is sent. <a href="/">Go to the store</a></p>
<h2>Fill a cart</h2>
<p>Each button replaces what is in your cart and shows it.</p>
${table(["Cart", "Shows"], scenarios.map(toScenarioRow))}
<h2>Cards</h2>
<p>Any date to come and any security code of the right length fit, but for 200 (2000), which is wrong, and
301 (3010), which nobody can verify. Every other valid number is approved.</p>
${table(["Number", "Type", "Outcome"], testInputs.cards.map(toCardRow))}
<h2>Test bench</h2>
<p>The cart and the payment step take promo codes, the payment step takes gift cards, store credit and reward
certificates, and accounts sign in on the way into checkout.</p>
${demoSections(site)}
<h2>Products and stock</h2>
${table(
  ["SKU", "Product", "Price", "In stock", "Not sent to"],
  variants.map((variant) => toVariantRow(variant, site)),
)}
<h2>Stores</h2>
<p>In-home delivery is local where a store is in the same state or province.</p>
${table(["Store", "Address", "Phone"], stores.map(toStoreRow))}
</main></body></html>`;
  return `<!doctype html>${markup}`;
}

function toScenarioRow({ name, title, shows }: (typeof scenarios)[number]): Html {
  return row([html`<form method="post" action="/demo/fill?scenario=${name}"><button>${title}</button></form>`, shows]);
}

function toCardRow({ number, type, summary }: (typeof testInputs.cards)[number]): Html {
  return row([formatCardNumber(number), type, summary]);
}

function toVariantRow(variant: DemoVariant, site: Site): Html {
  const { sku, name, label, kind, priceCents, available, restrictedStates } = variant;
  return row([
    sku,
    html`<a href="/product/${sku}">${label === null ? name : `${name}, ${label}`}</a>`,
    kind === "donation" ? "Any amount" : formatSitePrice(priceCents, site),
    available ?? "on demand",
    restrictedStates.join(", "),
  ]);
}

function toStoreRow({ name, address1, city, state, postal_code: postalCode, phone }: DemoStore): Html {
  return row([name, `${address1}, ${city}, ${state} ${postalCode}`, phone]);
}
