import type { CustomizationType } from "@store/contract/shared";
import type { RegistryRecord } from "../../../registries/registry-record.ts";

/** What decides whether a line of a basket can be ordered. */
export interface LineToValidate {
  lineId: string;
  sku: string;
  quantity: number;
  /** The stock of the item; null if it is made or issued on demand. */
  available: number | null;
  /** The pickup store; null if it is shipped. */
  locationId: string | null;
  /** Whether the site and brand still sell it. */
  isSold: boolean;
  /** Whether it was removed from the cart and is only kept for an undo. */
  isRemoved: boolean;
  isMadeToOrder: boolean;
  customizationType: CustomizationType;
  /** Whether it has a personalization text. */
  isPersonalized: boolean;
  hasInstallation: boolean;
  /** The state or province of its recipient, or of the store, that does not allow it; null if there is none. */
  restrictedIn: string | null;
  /** The gift registry that it goes to, whose state is not named. */
  registry: Pick<RegistryRecord, "name"> | null;
  /** Whether its recipient or store does not exist any more. */
  isPlaceLost: boolean;
  /** Why it cannot be delivered to its destination, as text; null if it can. */
  refusal: string | null;
}

/** The services that are currently unavailable. */
export interface ServiceOutages {
  installation: boolean;
  /** Personalization by a partner. */
  personalization: boolean;
  /** In-house embroidery and etching. */
  inHousePersonalization: boolean;
  /** Custom orders. */
  customOrder: boolean;
}
