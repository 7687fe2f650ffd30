import type { CustomizationType } from "@store/contract/shared";

/** What decides whether a line of a basket can be ordered as it stands. */
export interface LineToValidate {
  lineId: string;
  sku: string;
  quantity: number;
  /** How many of the item there are; null when it is made or issued on demand. */
  available: number | null;
  /** The store in which it is picked up; null when it is shipped. */
  locationId: string | null;
  /** Whether the site and brand still sell it. */
  isSold: boolean;
  /** Whether it was taken out of the cart and only stands there for an undo. */
  isRemoved: boolean;
  isMadeToOrder: boolean;
  customizationType: CustomizationType;
  /** Whether it carries a text of the shopper's. */
  isPersonalized: boolean;
  hasInstallation: boolean;
  /** States and provinces to which it may neither be shipped nor handed out. */
  restrictedStates: readonly string[];
  /** The state or province of its recipient, or of the store; null as long as nobody has said. */
  region: string | null;
  /** Whether it names a recipient or a store that is no longer there. */
  isPlaceLost: boolean;
  /** For the shopper: why nothing brings it to its place; null when something does. */
  refusal: string | null;
}

/** The services that cannot be had for the time being. */
export interface ServiceOutages {
  installation: boolean;
  /** Of texts that a partner applies. */
  personalization: boolean;
  /** Of texts that are embroidered or etched in house. */
  inHousePersonalization: boolean;
  /** Of what is made to order. */
  customOrder: boolean;
}
