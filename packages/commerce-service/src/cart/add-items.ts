import type { AddResult } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { type Basket, firstRecipientId } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { type AddOn, type BasketContext, type ResolvedLine, resolveLines } from "../basket/basket-context.ts";
import { changeBasket } from "../basket/change-basket.ts";
import type { BasketChange, Refused } from "../basket/decision.ts";
import { isSameLine } from "../basket/line-options.ts";
import { plainLine, withLine, withNewLine, withRecipient } from "../basket/rules/basket-state.ts";
import { toDesignStyle } from "../designs/line-design.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { toUnitPrice } from "../pricing/to-unit-price.ts";
import type { Answer } from "../service/context.ts";
import { toPicture } from "../views/to-picture.ts";
import { toProductUrl } from "../views/to-product-url.ts";
import { countItems } from "./rules/count-items.ts";
import { type Addition, type AddRefusal, decideAdd, type WantedItem } from "./rules/decide-add.ts";

type AddChange = BasketChange & { additions: Addition[] };

/** Adds items to the shopper's cart: all of them or none. Items that no cart could accept start no session. */
export function addItems(wanted: readonly WantedItem[], context: BasketCall): Promise<Answer<AddResult>> {
  const { site, random } = context;
  return changeBasket<AddResult, AddChange, Refused<AddRefusal>>(context, {
    decide(loaded) {
      const decision = decideAdd(wanted, loaded);
      if (decision.kind === "refused") return decision;
      const { additions } = decision;
      return { kind: "change", next: applyAdditions(loaded.basket, additions, () => random.token(16)), additions };
    },
    toReply: ({ lines, basketContext }, { additions }) => toAdded(additions, { lines, site, basketContext }),
    toAnswer: (decision, loaded) => ({
      kind: "reply",
      reply: toRefused(decision.refusal, resolveLines(loaded), site),
    }),
  });
}

/** The basket with additions: each increases the quantity of an equal line, or becomes a new line at the end. */
export function applyAdditions(basket: Basket, additions: readonly Addition[], newId: () => string): Basket {
  return additions.reduce((grown, { item, quantity, level, ...choice }) => {
    const line = { ...plainLine, ...choice, sku: item.sku };
    const same = grown.lines.find((one) => one.state === "cart" && isSameLine(one, line));
    const put = same
      ? withLine(grown, same.lineId, { quantity: same.quantity + quantity })
      : withNewLine(grown, { ...line, quantity, lineId: newId() });
    return level === null ? put : withParcelLevel(put, level);
  }, basket);
}

// Parcels to one person ship together.
function withParcelLevel(basket: Basket, level: 2 | 3): Basket {
  const first = basket.choices.recipients?.find(({ id }) => id === firstRecipientId);
  return withRecipient(basket, firstRecipientId, { serviceLevels: { ...first?.serviceLevels, parcel: level } });
}

interface AfterAdd {
  lines: readonly ResolvedLine[];
  site: Site;
  basketContext: Pick<BasketContext, "outages" | "addOns">;
}

/** The confirmation of an add: the added items, their installation, and the cart. */
function toAdded(additions: readonly Addition[], { lines, site, basketContext }: AfterAdd): AddResult {
  return {
    isSuccess: true,
    items: additions.map((addition) => toAddedItem(addition, site)),
    ...toCartTotals(lines, site),
    addOns: basketContext.addOns.map((addOn) => toAddOn(addOn, site)),
    installationService: basketContext.outages.has("installation") ? null : toInstallationService(additions, site),
    confirmation: toConfirmation(additions),
  };
}

function toRefused(refusal: AddRefusal, lines: readonly ResolvedLine[], site: Site): AddResult {
  return {
    isSuccess: false,
    ...refusal,
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
    // The store has no page about rewards yet, so there is no link.
    rewardsBanner: null,
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

// Personalized items show their text, items made to order their lead time.
function toConfirmation(additions: readonly Addition[]): AddResult["confirmation"] {
  if (additions.some(({ options }) => options.text !== undefined)) return "monogramming";
  return additions.some(({ item }) => item.isMadeToOrder) ? "custom" : "standard";
}

function toAddedItem({ item, options, quantity }: Addition, site: Site): AddResult["items"][number] {
  const { text, design } = options;
  const line = { options, personalization: item.personalization };
  const parts = [item.optionLabel, text === undefined ? null : `"${text}"`, toDesignStyle(design)];
  const optionText = parts.filter((part) => typeof part === "string").join(", ");
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
