import type { Stores } from "./stores-page.tsx";

/** Stores as the catalog answers them. */
export const storesSample: Stores = [
  {
    locationId: "chicago",
    name: "Lincoln Park",
    address: { address1: "850 W North Avenue", city: "Chicago", state: "IL", postalCode: "60642", country: "USA" },
    phone: "312-555-0118",
    hours: ["Monday to Saturday, 10 am to 8 pm", "Sunday, 11 am to 6 pm"],
  },
];
