import type { Product } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { CatalogItem } from "../../basket/basket-context.ts";
import { estimateShipment } from "../../basket/rules/estimate-shipment.ts";
import { priceShipments } from "../../basket/rules/price-shipments.ts";
import { type DeliveryPlace, toDeliveryPlace } from "../../delivery/rules/delivery-place.ts";
import { toPieces } from "../../delivery/rules/estimate-delivery.ts";
import { refuseLines } from "../../delivery/rules/refuse-lines.ts";
import { checkKnownPostalCode } from "../../places/rules/check-known-postal-code.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";

/** One piece of an item, to be delivered. */
interface Piece extends Pick<CatalogItem, "kind" | "shipMethod" | "isMadeToOrder" | "restrictedStates"> {
  priceCents: number;
}

interface Destination {
  site: Site;
  /** The states or provinces with a store of the site. */
  storeRegions: readonly string[];
  /** As typed; undefined if none is known. */
  postalCode: string | undefined;
  now: Date;
}

type DeliveryOffer = NonNullable<Product["delivery"]>;

/**
 * When one piece of an item arrives at a typed postal code, and what its standard delivery costs, as in a cart with this
 * piece alone: without a code the least, and no date, so that the reply can be cached.
 */
export function toDeliveryOffer(piece: Piece, { postalCode: typed, ...shop }: Destination): DeliveryOffer {
  const { site, storeRegions } = shop;
  const check = typed === undefined ? null : checkKnownPostalCode(typed, site);
  if (!check?.ok) {
    // Trucks from a store nearby cost less than those from far away.
    const nearest = { ...toDeliveryPlace({}, site), regions: storeRegions.slice(0, 1) };
    const { kind, cents, text } = quote(piece, nearest, shop);
    const charge = cents > 0 && kind === "inHome" ? `From ${text}` : text;
    return { postalCode: null, charge, ...(check && { problem: check.message }) };
  }
  const { postalCode } = check;
  const place = toDeliveryPlace({ postalCode }, site);
  const line = { lineId: "", isDonation: false, isPickup: false, hasInstallation: false, ...piece };
  const [refusal] = refuseLines([line], place);
  const isRestricted = place.regions.some((region) => piece.restrictedStates.includes(region));
  if (refusal || isRestricted) {
    const arrival = refusal?.reason ?? "The law or our carriers do not allow us to ship this item there.";
    return { postalCode, charge: null, arrival };
  }
  const { text, arrival } = quote(piece, place, shop);
  return { postalCode, charge: text, ...(arrival !== undefined && { arrival }) };
}

/** The charge and the date of a shipment with this piece alone. */
function quote(piece: Piece, place: DeliveryPlace, shop: Omit<Destination, "postalCode">) {
  const line = { lineId: "", quantity: 1, unitPriceCents: piece.priceCents, item: { ...piece, leadWeeks: null } };
  const recipient = { id: "", choice: { id: "" }, place, lines: [line] };
  const shipments = priceShipments([recipient], { ...shop, isStandardParcelFree: false });
  const [shipment] = shipments;
  const cents = sumCents(shipments.flatMap(({ chargeCents, surchargeCents }) => [chargeCents, surchargeCents]));
  return {
    kind: shipment?.kind,
    cents,
    text: cents === 0 ? "Free" : formatSitePrice(cents, shop.site),
    arrival: shipment && estimateShipment(shipment, { ...shop, pieces: toPieces([line]) }),
  };
}
