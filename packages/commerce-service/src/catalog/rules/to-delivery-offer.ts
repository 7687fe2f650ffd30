import type { Product } from "@store/contract/catalog";
import { type ShipMethod, type Site, serviceLevel } from "@store/contract/shared";
import { chargeShipments } from "../../delivery/rules/charge-shipments.ts";
import { isNearStore, kindOfShipMethod, toDeliveryPlace } from "../../delivery/rules/delivery-place.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";
import { refuseLines } from "../../delivery/rules/refuse-lines.ts";
import { checkKnownPostalCode } from "../../places/rules/check-known-postal-code.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";

/** One piece of an item, to be delivered. */
interface Piece {
  shipMethod: ShipMethod;
  isMadeToOrder: boolean;
  restrictedStates: readonly string[];
  priceCents: number;
}

interface Destination {
  site: Site;
  /** The states or provinces with a store of the site. */
  storeRegions: readonly string[];
  /** As typed; undefined if none was asked for. */
  postalCode: string | undefined;
  now: Date;
}

type DeliveryOffer = NonNullable<Product["delivery"]>;

/**
 * When one piece of an item arrives at a typed postal code, and what its standard delivery costs: without a code the
 * least, and no date, so that the reply can be cached.
 */
export function toDeliveryOffer(
  piece: Piece,
  { site, storeRegions, postalCode: typed, now }: Destination,
): DeliveryOffer {
  const check = typed === undefined ? null : checkKnownPostalCode(typed, site);
  if (!check?.ok) {
    const charge = toCharge(piece, { site, hasLocalStore: true });
    const from = charge.cents > 0 && charge.isLeast ? `From ${charge.text}` : charge.text;
    return { postalCode: null, charge: from, ...(check && { problem: check.message }) };
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
  const charge = toCharge(piece, { site, place, hasLocalStore: isNearStore(place, storeRegions) });
  const journey = { site, kind: kindOfShipMethod[piece.shipMethod], level: charge.level, now, place };
  return {
    postalCode,
    charge: charge.text,
    arrival: `Arrives ${estimateDelivery({ ...journey, isMadeToOrder: piece.isMadeToOrder })}`,
  };
}

function toCharge(
  { shipMethod, priceCents }: Piece,
  { site, place, hasLocalStore }: { site: Site; hasLocalStore: boolean; place?: ReturnType<typeof toDeliveryPlace> },
) {
  const kind = kindOfShipMethod[shipMethod];
  const shipment = { id: "", kind, subtotalCents: priceCents, hasLocalStore, chosen: undefined };
  const [charged] = chargeShipments([{ ...shipment, place: place ?? toDeliveryPlace({}, site) }], site);
  const cents = (charged?.chargeCents ?? 0) + (charged?.surchargeCents ?? 0);
  return {
    cents,
    text: cents === 0 ? "Free" : formatSitePrice(cents, site),
    level: charged?.selected ?? serviceLevel.standard,
    // Trucks from a store nearby cost less than those from far away.
    isLeast: kind === "inHome",
  };
}
