import type { ShipTo } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";

/** Where the order goes, null while nobody knows, and the way to another country (AMB-044): a page, over which `LateShipTo` puts a popup. */
export function ShipToLink({ shipTo }: { readonly shipTo: ShipTo | null }) {
  return (
    <StoreLink href="/ship-to" data-part="ship-to">
      {shipTo ? `Ship to: ${shipTo.name}` : "Ship to"}
    </StoreLink>
  );
}
