import type { ShipTo } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";

/** The country of the order, null while it is unknown, as a link to the page that changes it (AMB-044). `LazyShipTo` opens it as a popup. */
export function ShipToLink({ shipTo }: { readonly shipTo: ShipTo | null }) {
  return (
    <StoreLink href="/ship-to" data-part="ship-to">
      {shipTo ? `Ship to: ${shipTo.name}` : "Ship to"}
    </StoreLink>
  );
}
