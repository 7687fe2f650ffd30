import type { AddResult } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { AddOn, BasketContext } from "../../basket/basket-context.ts";
import type { ResolvedLine } from "../../basket/rules/resolve-lines.ts";
import { formatSitePrice } from "../../catalog/rules/format-site-price.ts";
import { toPicture } from "../../catalog/rules/to-picture.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import { countItems } from "./count-items.ts";
import type { AddDecision, Addition } from "./decide-add.ts";
import { toUnitPrice } from "./to-unit-price.ts";

interface AfterAdd {
  lines: readonly ResolvedLine[];
  site: Site;
  basketContext: Pick<BasketContext, "outages" | "addOns">;
}

/** What the confirmation of an add shows: what was added, what can be had with it, and what the cart holds now [CONF-02]. */
export function toAddResult(decision: AddDecision, { lines, site, basketContext }: AfterAdd): AddResult {
  const cart = {
    cartItemCount: countItems(lines),
    formattedSubtotal: formatSitePrice(sumCents(lines.map((line) => line.unitPriceCents * line.quantity)), site),
    // No page of the store tells of rewards yet, so nothing is there to lead to.
    rewardsBanner: null,
  };
  if (decision.kind === "refused") {
    const { errorCode, message } = decision;
    return {
      isSuccess: false,
      errorCode,
      message,
      items: [],
      ...cart,
      addOns: [],
      installationService: null,
      confirmation: "standard",
    };
  }
  const { additions } = decision;
  return {
    isSuccess: true,
    items: additions.map((addition) => toAddedItem(addition, site)),
    ...cart,
    addOns: basketContext.addOns.map((addOn) => toAddOn(addOn, site)),
    installationService: basketContext.outages.has("installation") ? null : toInstallationService(additions, site),
    confirmation: toConfirmation(additions),
  };
}

function toAddOn({ sku, title, picture, offerCents }: AddOn, site: Site): AddResult["addOns"][number] {
  return {
    sku,
    name: title,
    navigateUrl: toProductUrl(sku),
    imagePath: toPicture({ picture, pictureAlt: "" }).imagePath,
    formattedPrice: formatSitePrice(offerCents, site),
  };
}

function toInstallationService(additions: readonly Addition[], site: Site): AddResult["installationService"] {
  const installation = additions.find(({ item }) => item.installation)?.item.installation;
  if (!installation) return null;
  return { formattedFee: formatSitePrice(installation.feeCents, site), text: installation.type };
}

// What carries a text shows it, what is made first says how long that takes [CONF-07, AMB-127].
function toConfirmation(additions: readonly Addition[]): AddResult["confirmation"] {
  if (additions.some(({ text }) => text !== null)) return "monogramming";
  return additions.some(({ item }) => item.isMadeToOrder) ? "custom" : "standard";
}

function toAddedItem({ item, text, quantity }: Addition, site: Site): AddResult["items"][number] {
  const line = { donationCents: null, personalizationText: text, personalization: item.personalization };
  const optionText = [item.optionLabel, text === null ? null : `"${text}"`].filter((part) => part !== null).join(", ");
  return {
    sku: item.sku,
    name: item.title,
    imagePath: toPicture(item).imagePath,
    navigateUrl: toProductUrl(item.sku),
    formattedPrice: formatSitePrice(toUnitPrice(item.offerCents, line), site),
    quantity,
    ...(optionText === "" ? {} : { optionText }),
  };
}
