import type { Address, Brand, Site } from "@store/contract/shared";

/** A customer of a new store, and what they ordered. */
export interface SampleOrder {
  site: Site;
  brand: Brand;
  address: Address;
  /** The number of a card that the sandbox approves. */
  card: string;
  skus: readonly string[];
}

const chicago = {
  firstName: "June",
  lastName: "Okafor",
  address1: "2210 W Superior St",
  city: "Chicago",
  state: "IL",
  postalCode: "60612",
  country: "USA",
  dayPhone: "312-234-5601",
  emailAddress: "june.okafor@example.com",
};
const denver = {
  firstName: "Theo",
  lastName: "Marsh",
  address1: "745 Galapago St",
  city: "Denver",
  state: "CO",
  postalCode: "80204",
  country: "USA",
  dayPhone: "303-234-5602",
  emailAddress: "theo.marsh@example.com",
};
const toronto = {
  firstName: "Anaïs",
  lastName: "Roy",
  address1: "35 Grosvenor St",
  city: "Toronto",
  state: "ON",
  postalCode: "M4Y 1A5",
  country: "CAN",
  dayPhone: "416-234-5603",
  emailAddress: "anais.roy@example.com",
};
const inChicago = { site: "US", address: chicago, card: "4242424242424242" } as const;
const inDenver = { site: "US", address: denver, card: "5454545454545454" } as const;
const inToronto = { site: "CA", address: toronto, card: "6011000990139424" } as const;

/** Orders by which a new store knows what is bought together. None takes the last pieces of an item. */
export const sampleOrders: readonly SampleOrder[] = [
  { ...inChicago, brand: "general", skus: ["100101", "100401", "100801", "103701"] },
  { ...inDenver, brand: "general", skus: ["100102", "100401", "101601", "103801"] },
  { ...inToronto, brand: "general", skus: ["100101", "101601", "103701"] },
  { ...inChicago, brand: "general", skus: ["100301", "102101", "102301", "103901"] },
  { ...inDenver, brand: "modern", skus: ["100301", "102201", "102301", "103401"] },
  { ...inToronto, brand: "modern", skus: ["102001", "102101", "102501", "102302"] },
  { ...inChicago, brand: "general", skus: ["102601", "103001", "103101", "103501"] },
  { ...inDenver, brand: "general", skus: ["102901", "103001", "102801", "100501"] },
  { ...inDenver, brand: "modern", skus: ["102701", "102801", "103301"] },
  { ...inChicago, brand: "general", skus: ["100502", "103201", "103902"] },
  { ...inToronto, brand: "general", skus: ["100502", "103201", "103002"] },
  { ...inChicago, brand: "general", skus: ["100701", "101901", "101501", "103301"] },
  { ...inDenver, brand: "modern", skus: ["101201", "101701", "103601", "100401"] },
  { ...inToronto, brand: "modern", skus: ["101401", "101801", "103301", "103702"] },
  { ...inChicago, brand: "general", skus: ["101101", "101801", "100801", "103802"] },
];
