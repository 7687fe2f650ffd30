import { expect, it } from "vitest";
import { createSite } from "./create-site.ts";

const own = { brandName: "Alder", servicePhone: "(312) 555-0199" };

it("needs a name and a phone number, and fills in the rest for the United States", () => {
  expect(createSite(own)).toMatchObject({
    site: "US",
    brand: "general",
    currency: "USD",
    locale: "en-US",
    country: "USA",
    registryPhone: own.servicePhone,
    plccLabel: "Alder CC",
    coBrandLabel: "Alder MC",
    donation: null,
    paymentProvider: { enabled: false },
  });
});

it("takes currency, locale and country from the site", () => {
  expect(createSite({ ...own, site: "CA" })).toMatchObject({ currency: "CAD", locale: "en-CA", country: "CAN" });
});

it("keeps every value that is given", () => {
  const given = {
    ...own,
    registryPhone: "(312) 555-0100",
    plccLabel: "Alder Card",
    luhn: false,
    brand: "modern",
  } as const;
  expect(createSite(given)).toMatchObject(given);
});
