import type { AddedItem, AddResult } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { BasketLine, Fulfillment } from "../basket/basket.ts";
import type { AddOn, CatalogItem, LoadedBasket, ResolvedLine } from "../basket/basket-context.ts";
import { isSameLine } from "../basket/is-same-line.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { countItems } from "../basket/rules/count-items.ts";
import { decideInstallation } from "../basket/rules/decide-installation.ts";
import { findReturnPolicy } from "../basket/rules/return-policy.ts";
import { findTerms, toTermsToAccept } from "../basket/rules/terms.ts";
import { drawPersonalization } from "../line-options/draw-personalization.ts";
import { toStyleText } from "../line-options/line-personalization.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { toUnitPrice } from "../pricing/to-unit-price.ts";
import { toAvailability } from "./to-availability.ts";
import { toLinePicture } from "./to-picture.ts";
import { toItemUrl, toProductUrl } from "./to-product-url.ts";
import { toRegistryNote } from "./to-registry-note.ts";

/** An item as it was added. */
interface Added extends Fulfillment, Pick<BasketLine, "quantity" | "options"> {
  item: CatalogItem;
}

/** Why nothing was added, with the items whose terms were not accepted, if that is the reason. */
type Refusal = Pick<AddResult, "errorCode" | "message"> & { unaccepted?: readonly CatalogItem[] };

/** The same for everybody: whose certificates pay is decided in the checkout. */
const rewardsBanner = {
  text: "Have reward certificates? See how they pay with the store card.",
  url: "/customer-service/rewards",
};

/** The confirmation of an add: the added items with their installation, and the cart. */
export function toAddResult(additions: readonly Added[], { basket, basketContext, lines }: BasketState): AddResult {
  const { site } = basket;
  const loaded = { basket, basketContext };
  const items = additions.map((addition) => toAddedItem(addition, loaded));
  const installation = items.find((item) => item.installation)?.installation;
  return {
    isSuccess: true,
    items,
    ...toCartTotals(lines, site),
    addOns: basketContext.addOns.map((addOn) => toAddOn(addOn, site)),
    installationService: installation ? { formattedFee: installation.formattedFee, text: installation.type } : null,
    confirmation: toConfirmation(additions),
  };
}

/** The reply to an add that changed nothing: the reason, and the cart as it is. */
export function toRefusedAdd(
  { unaccepted, ...refusal }: Refusal,
  lines: readonly ResolvedLine[],
  site: Site,
): AddResult {
  return {
    isSuccess: false,
    ...refusal,
    ...(unaccepted && { terms: unaccepted.flatMap(toTermsOfItem) }),
    items: [],
    addOns: [],
    installationService: null,
    confirmation: "standard",
    ...toCartTotals(lines, site),
  };
}

function toCartTotals(lines: readonly ResolvedLine[], site: Site) {
  return {
    cartItemCount: countItems(lines),
    formattedSubtotal: formatSitePrice(sumCents(lines.map((line) => line.unitPriceCents * line.quantity)), site),
    rewardsBanner,
  };
}

function toAddOn({ sku, title, picture, offerCents }: AddOn, site: Site): AddResult["addOns"][number] {
  return {
    sku,
    name: title,
    navigateUrl: toProductUrl(sku),
    ...toLinePicture({ picture }),
    formattedPrice: formatSitePrice(offerCents, site),
  };
}

function toTermsOfItem(item: CatalogItem): NonNullable<AddResult["terms"]> {
  const terms = findTerms(item);
  return terms ? [{ sku: item.sku, ...toTermsToAccept(terms) }] : [];
}

// Personalized items show their text, items made to order their lead time.
function toConfirmation(additions: readonly Added[]): AddResult["confirmation"] {
  if (additions.some(({ options }) => options.text !== undefined)) return "monogramming";
  return additions.some(({ item }) => item.isMadeToOrder) ? "custom" : "standard";
}

function toAddedItem(addition: Added, loaded: LoadedBasket): AddedItem {
  const { item, options, quantity } = addition;
  const { site, lines } = loaded.basket;
  const { text, design: personalization } = options;
  const { personalization: rule } = item;
  const parts = [item.optionLabel, text === undefined ? null : `"${text}"`, toStyleText(personalization)];
  const optionText = parts.filter((part) => typeof part === "string").join(", ");
  const line = lines.find((one) => one.state === "cart" && isSameLine(one, { sku: item.sku, ...addition }));
  const registryNote = line && toRegistryNote(line, loaded);
  return {
    ...(line && { id: line.lineId }),
    sku: item.sku,
    name: item.title,
    ...toLinePicture(item),
    navigateUrl: toItemUrl(item, options),
    formattedPrice: formatSitePrice(toUnitPrice(item.offerCents, { options, personalization: rule }), site),
    quantity,
    ...(optionText === "" ? {} : { optionText }),
    ...(item.isMadeToOrder && { leadTime: toAvailability({ ...item, wanted: quantity }).message }),
    ...(personalization && rule && { monogrammingImg: drawPersonalization(personalization, rule) }),
    ...(registryNote !== undefined && { registryNote }),
    returnsText: findReturnPolicy({ ...item, hasText: text !== undefined }).text,
    installation: toInstallation(addition, loaded),
  };
}

/** The installation that an added item has, or could have; null if none is offered for it now. */
function toInstallation(
  { item, hasInstallation, locationId }: Added,
  loaded: LoadedBasket,
): NonNullable<AddedItem["installation"]> | null {
  const { installation } = item;
  if (!installation || locationId !== null || !decideInstallation(item, loaded).ok) return null;
  const formattedFee = formatSitePrice(installation.feeCents, loaded.basket.site);
  return { type: installation.type, formattedFee, isIncluded: hasInstallation };
}
