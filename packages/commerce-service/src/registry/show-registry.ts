import type { Registry, RegistryItem } from "@store/contract/registry";
import { customizationType as personalized } from "@store/contract/shared";
import { toIsoDate } from "../delivery/rules/calendar-day.ts";
import { toToday } from "../delivery/rules/estimate-delivery.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { toShownName } from "../registries/registry-record.ts";
import type { CallContext } from "../service/context.ts";
import { toLinePicture } from "../views/to-picture.ts";
import { toProductUrl } from "../views/to-product-url.ts";
import { type FoundItem, findItems } from "./queries/find-items.ts";
import { type FoundRegistry, findRegistries } from "./queries/registries.ts";

export const registryNotFound = {
  kind: "refused",
  status: 404,
  errorCode: "RegistryNotFound",
  message: "This registry is not in your account.",
} as const;

/** A registry of the account with its items; undefined if the account has none with this id here. */
export async function loadRegistry(
  accountId: string,
  registryId: string,
  { database, site, brand }: Pick<CallContext, "database" | "site" | "brand">,
): Promise<{ registry: FoundRegistry; items: FoundItem[] } | undefined> {
  const [registry] = await findRegistries(database, { accountId, site }, registryId);
  return registry && { registry, items: await findItems(database, { site, brand }, registryId) };
}

/** A registry as its owner sees it. */
export function toRegistry(
  { registry, items }: NonNullable<Awaited<ReturnType<typeof loadRegistry>>>,
  { site, clock }: Pick<CallContext, "site" | "clock">,
): Registry {
  const { registryId, registryType, name, address, shareCode } = registry;
  const toOwn = (item: FoundItem) => ({
    ...toItem(item, { grId: registryId, registryType }, site),
    ...toLastBought(item),
  });
  return {
    ...toSummary(registry, clock.now()),
    ...(toShownName(name) !== name && { isNameCleaned: true }),
    address,
    shareCode,
    items: items.filter(({ isWanted }) => isWanted).map(toOwn),
    noLongerWanted: items
      .filter(({ isWanted }) => !isWanted)
      .map((item) => ({ ...toOwn(item), quantity: 0, wantedQuantity: 0 })),
  };
}

/** The store's day on which one of it was bought last: it is all that the owner sees of givers (AMB-274). */
function toLastBought({ lastBoughtAt }: FoundItem): Pick<RegistryItem, "lastBoughtOn"> {
  return lastBoughtAt === null ? {} : { lastBoughtOn: toIsoDate(toToday(lastBoughtAt)) };
}

/** A registry in a list. */
export function toSummary({ address: _, shareCode: __, registryId, name, ...registry }: FoundRegistry, now: Date) {
  return { ...registry, grId: registryId, name: toShownName(name), isOver: isOver(registry.eventDate, now) };
}

/** Whether the day of an event is over by the store's clock. */
export function isOver(eventDate: string, now: Date): boolean {
  return eventDate < toIsoDate(toToday(now));
}

/** An item of a registry; without a price if it is not sold on this site any more. */
export function toItem(
  {
    sku,
    name,
    optionLabel,
    quantity,
    priceCents,
    isOfBrand,
    customizationType,
    boughtQuantity,
    lastBoughtAt: _,
    isWanted: __,
    picture,
  }: FoundItem,
  { grId, registryType }: { grId: string; registryType: string },
  site: CallContext["site"],
): RegistryItem {
  return {
    sku,
    name: optionLabel === null ? name : `${name}, ${optionLabel}`,
    ...toLinePicture({ picture }),
    formattedPrice: priceCents === null ? "No longer available" : formatSitePrice(priceCents, site),
    price: priceCents,
    grId,
    registryType,
    quantity,
    wantedQuantity: quantity,
    boughtQuantity,
    ...(priceCents !== null && isOfBrand && { url: toProductUrl(sku) }),
    ...(priceCents !== null && !isOfBrand && { notice: "It is sold in our other shop." }),
    ...(isOfBrand && customizationType === personalized.legacy && { notice: "It is sold only with a text." }),
  };
}
