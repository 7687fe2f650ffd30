import { formatCardNumber } from "@store/card-validation";
import type { Site } from "@store/contract/shared";
import type { StoreLocationRow } from "../catalog/queries/find-stores.ts";
import type { SoldVariant } from "../catalog/rules/group-by-product.ts";
import { toVariantPrice } from "../catalog/rules/to-product-card.ts";
import { toProductUrl } from "../catalog/rules/to-product-url.ts";
import { testCards } from "../sandbox/test-cards.ts";
import { type Html, html } from "./html.ts";
import { scenarios } from "./scenarios.ts";
import { row, table } from "./table.ts";
import { demoSections } from "./test-data/demo-sections.ts";

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
  variants: readonly SoldVariant[];
  stores: readonly StoreLocationRow[];
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
${table(["Number", "Type", "Outcome"], testCards.map(toCardRow))}
<h2>Test bench</h2>
<p>Promo codes are taken by the cart, and accounts sign in on the way into checkout. The gift cards, tender codes and
certificates lie ready in the database for a version to come: no page of this one takes them yet.</p>
${demoSections()}
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

function toCardRow({ number, type, summary }: (typeof testCards)[number]): Html {
  return row([formatCardNumber(number), type, summary]);
}

function toVariantRow(variant: SoldVariant, site: Site): Html {
  const label = variant.optionLabel === null ? variant.name : `${variant.name}, ${variant.optionLabel}`;
  return row([
    variant.sku,
    html`<a href="${toProductUrl(variant.sku)}">${label}</a>`,
    toVariantPrice(variant, site),
    variant.available ?? "on demand",
    variant.restricted_states.join(", "),
  ]);
}

function toStoreRow({ name, address1, city, state, postal_code: postalCode, phone }: StoreLocationRow): Html {
  return row([name, `${address1}, ${city}, ${state} ${postalCode}`, phone]);
}
