import type { Stores } from "./stores-page.tsx";

/** Stores as the catalog returns them. */
export const storesSample: Stores = [
  {
    locationId: "chicago",
    name: "Lincoln Park",
    address: { address1: "850 W North Avenue", city: "Chicago", state: "IL", postalCode: "60642", country: "USA" },
    phone: "312-555-0118",
    hours: ["Monday to Saturday, 10 am to 8 pm", "Sunday, 11 am to 6 pm"],
  },
  {
    locationId: "new-york",
    name: "New York, Spring Court",
    address: { address1: "214 Spring Court", city: "New York", state: "NY", postalCode: "10013", country: "USA" },
    phone: "(212) 555-0128",
    hours: ["Monday to Saturday, 10 am to 9 pm"],
    services: ["Design appointments", "Fabric library"],
  },
  {
    locationId: "evanston",
    name: "Evanston, Dempster Street",
    address: { address1: "702 Dempster Street", city: "Evanston", state: "IL", postalCode: "60202", country: "USA" },
    phone: "(847) 555-0109",
    hours: ["Monday to Saturday, 10 am to 6 pm"],
  },
];
