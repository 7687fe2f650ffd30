import type { AddedItem, AddResult } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { type Basket, type BasketLine, firstRecipientId } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import {
  type AddOn,
  type CatalogItem,
  type LoadedBasket,
  type ResolvedLine,
  resolveLines,
} from "../basket/basket-context.ts";
import { changeBasket } from "../basket/change-basket.ts";
import type { BasketChange, Refused } from "../basket/decision.ts";
import { isSameLine } from "../basket/line-options.ts";
import {
  type BasketState,
  plainLine,
  withLine,
  withNewLine,
  withoutLines,
  withRecipient,
} from "../basket/rules/basket-state.ts";
import { countItems } from "../basket/rules/count-items.ts";
import { findTerms, toTermsToAccept } from "../basket/rules/terms.ts";
import { drawDesign } from "../designs/draw-design.ts";
import { toDesignStyle } from "../designs/line-design.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { toUnitPrice } from "../pricing/to-unit-price.ts";
import type { Answer } from "../service/context.ts";
import { toAvailability } from "../views/to-availability.ts";
import { toPicture } from "../views/to-picture.ts";
import { toItemUrl, toProductUrl } from "../views/to-product-url.ts";
import { toRegistryNote } from "../views/to-registry-note.ts";
import { type Addition, type AddRefusal, decideAdd, type WantedItem } from "./rules/decide-add.ts";
import { decideInstallation } from "./rules/decide-fulfillment.ts";

/** The same for everybody: whose certificates pay is decided in the checkout. */
const rewardsBanner = {
  text: "Have reward certificates? See how they pay with the store card.",
  url: "/customer-service/rewards",
};

type AddChange = BasketChange & { additions: Addition[] };

/**
 * Adds items to the shopper's cart: all of them or none. Items that no cart could accept start no session. The first one
 * may take the place of a line.
 */
export function addItems(
  wanted: readonly WantedItem[],
  context: BasketCall,
  replacesLineId?: string,
): Promise<Answer<AddResult>> {
  return addPlanned(context, (loaded) => {
    const { basket } = loaded;
    const replaced = basket.lines.find(({ lineId, state }) => lineId === replacesLineId && state === "cart");
    if (!replaced) return { kind: "planned", loaded, wanted };
    const remainder = { ...loaded, basket: withoutLines(basket, new Set([replaced.lineId])) };
    return { kind: "planned", loaded: remainder, wanted, replaced };
  });
}

/** The items to add to a basket, from which something may have been taken before. */
interface PlannedAdd {
  kind: "planned";
  loaded: LoadedBasket;
  wanted: readonly WantedItem[];
  /** The line whose place the first item takes. */
  replaced?: BasketLine;
}

/** The same for items that depend on the basket. */
export function addPlanned(
  context: BasketCall,
  plan: (loaded: LoadedBasket) => PlannedAdd | Refused<AddRefusal>,
): Promise<Answer<AddResult>> {
  const { site, random, clock } = context;
  return changeBasket<AddResult, AddChange, Refused<AddRefusal>>(context, {
    decide(current) {
      const planned = plan(current);
      if (planned.kind === "refused") return planned;
      const { loaded, wanted, replaced } = planned;
      const decision = decideAdd(wanted, loaded, clock.now());
      if (decision.kind === "refused") return decision;
      const { additions } = decision;
      const newId = () => random.token(16);
      return { kind: "change", next: applyAdditions(loaded.basket, additions, { newId, replaced }), additions };
    },
    toReply: (saved, { additions }) => toAdded(additions, saved),
    toAnswer: (decision, loaded) => ({
      kind: "reply",
      reply: toRefused(decision.refusal, resolveLines(loaded), site),
    }),
  });
}

/** The basket with additions: each increases the quantity of an equal line, or becomes a new line at the end. */
export function applyAdditions(
  basket: Basket,
  additions: readonly Addition[],
  { newId, replaced }: { newId: () => string; replaced?: BasketLine | undefined },
): Basket {
  return additions.reduce((grown, { item, quantity, level, ...choice }, index) => {
    const added = { ...plainLine, ...choice, sku: item.sku };
    const line = index === 0 && replaced ? withPartsOf(added, replaced, item) : added;
    const same = grown.lines.find((one) => one.state === "cart" && isSameLine(one, line));
    const put = same
      ? withLine(grown, same.lineId, { quantity: same.quantity + quantity, addRecord: line.addRecord })
      : index === 0 && replaced
        ? withLineInPlace(grown, { ...line, quantity }, replaced)
        : withNewLine(grown, { ...line, quantity, lineId: newId() });
    return level === null ? put : withParcelLevel(put, level);
  }, basket);
}

/** A line with what stays of the one whose place it takes: for whom it is, of which registry, and who installs it. */
function withPartsOf<Line extends Pick<BasketLine, "registryCode" | "hasInstallation">>(
  line: Line,
  { recipientId, registryCode, hasInstallation }: BasketLine,
  { installation }: CatalogItem,
) {
  return {
    ...line,
    recipientId,
    registryCode: line.registryCode ?? registryCode,
    hasInstallation: line.hasInstallation || (hasInstallation && installation !== null),
  };
}

function withLineInPlace(
  basket: Basket,
  line: Omit<BasketLine, "lineId" | "position">,
  { lineId, position }: BasketLine,
): Basket {
  return {
    ...basket,
    lines: [...basket.lines, { ...line, lineId, position }].sort((one, other) => one.position - other.position),
  };
}

// Parcels to one person ship together.
function withParcelLevel(basket: Basket, level: 2 | 3): Basket {
  const first = basket.choices.recipients?.find(({ id }) => id === firstRecipientId);
  return withRecipient(basket, firstRecipientId, { serviceLevels: { ...first?.serviceLevels, parcel: level } });
}

/** The confirmation of an add: the added items with their installation, and the cart. */
function toAdded(additions: readonly Addition[], { basket, basketContext, lines }: BasketState): AddResult {
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

function toRefused({ unaccepted, ...refusal }: AddRefusal, lines: readonly ResolvedLine[], site: Site): AddResult {
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
    imagePath: toPicture({ picture, pictureAlt: "" }).imagePath,
    formattedPrice: formatSitePrice(offerCents, site),
  };
}

function toTermsOfItem(item: CatalogItem): NonNullable<AddResult["terms"]> {
  const terms = findTerms(item);
  return terms ? [{ sku: item.sku, ...toTermsToAccept(terms) }] : [];
}

// Personalized items show their text, items made to order their lead time.
function toConfirmation(additions: readonly Addition[]): AddResult["confirmation"] {
  if (additions.some(({ options }) => options.text !== undefined)) return "monogramming";
  return additions.some(({ item }) => item.isMadeToOrder) ? "custom" : "standard";
}

function toAddedItem(addition: Addition, loaded: LoadedBasket): AddedItem {
  const { item, options, quantity } = addition;
  const { site, lines } = loaded.basket;
  const { text, design } = options;
  const { personalization: rule } = item;
  const parts = [item.optionLabel, text === undefined ? null : `"${text}"`, toDesignStyle(design)];
  const optionText = parts.filter((part) => typeof part === "string").join(", ");
  const line = lines.find((one) => one.state === "cart" && isSameLine(one, { sku: item.sku, ...addition }));
  const registryNote = line && toRegistryNote(line, loaded);
  return {
    ...(line && { id: line.lineId }),
    sku: item.sku,
    name: item.title,
    imagePath: toPicture(item).imagePath,
    navigateUrl: toItemUrl(item, options),
    formattedPrice: formatSitePrice(toUnitPrice(item.offerCents, { options, personalization: rule }), site),
    quantity,
    ...(optionText === "" ? {} : { optionText }),
    ...(item.isMadeToOrder && { leadTime: toAvailability({ ...item, wanted: quantity }).message }),
    ...(design && rule && { monogrammingImg: drawDesign(design, rule) }),
    ...(registryNote !== undefined && { registryNote }),
    installation: toInstallation(addition, loaded),
  };
}

/** The installation that an added item has, or could have; null if none is offered for it now. */
function toInstallation(
  { item, hasInstallation, locationId }: Addition,
  loaded: LoadedBasket,
): NonNullable<AddedItem["installation"]> | null {
  const { installation } = item;
  if (!installation || locationId !== null || !decideInstallation(item, loaded).ok) return null;
  const formattedFee = formatSitePrice(installation.feeCents, loaded.basket.site);
  return { type: installation.type, formattedFee, isIncluded: hasInstallation };
}
