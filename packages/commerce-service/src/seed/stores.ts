import type { StoreLocationTable } from "../database/schema.ts";

type StoreSeed = Omit<StoreLocationTable, "hours" | "services"> & { hours: string[]; services: string[] };

const weekdays = "Monday to Saturday 10 am to 8 pm";
const sunday = "Sunday 11 am to 6 pm";

/** The stores of the sample catalogue; their telephone numbers are fictional ones. */
export const stores: readonly StoreSeed[] = [
  {
    location_id: "us-chicago",
    site: "US",
    name: "Chicago, Fulton Row",
    address1: "1150 W Fulton Row",
    city: "Chicago",
    state: "IL",
    postal_code: "60607",
    country: "USA",
    phone: "(312) 555-0142",
    hours: [weekdays, sunday],
    services: [],
  },
  {
    location_id: "us-austin",
    site: "US",
    name: "Austin, Barton Yard",
    address1: "2400 Barton Yard",
    city: "Austin",
    state: "TX",
    postal_code: "78704",
    country: "USA",
    phone: "(512) 555-0117",
    hours: [weekdays, sunday],
    services: [],
  },
  {
    location_id: "ca-toronto",
    site: "CA",
    name: "Toronto, Distillery Walk",
    address1: "18 Distillery Walk",
    city: "Toronto",
    state: "ON",
    postal_code: "M5A 3C4",
    country: "CAN",
    phone: "(416) 555-0163",
    hours: ["Monday to Saturday 10 am to 7 pm", "Sunday noon to 5 pm"],
    services: [],
  },
];
