import { formatSitePrice, freeShippingThresholdCents } from "@store/commerce-service";
import type { Brand, Site } from "@store/contract/shared";

type Words = (threshold: string) => { text: string; linkText: string; url: string };

// Alaska, Hawaii and the territories pay a surcharge; Canada has none.
const words: Readonly<Record<Brand, Readonly<Record<Site, Words>>>> = {
  general: {
    US: (threshold) => ({
      text: `Parcels of ${threshold} or more travel free by standard delivery in the contiguous US.`,
      linkText: "Shop Pillows & Throws",
      url: "/browse/pillows-and-throws",
    }),
    CA: (threshold) => ({
      text: `Parcels of ${threshold} or more travel free by standard delivery, coast to coast.`,
      linkText: "Shop Pillows & Throws",
      url: "/browse/pillows-and-throws",
    }),
  },
  modern: {
    US: (threshold) => ({
      text: `Free standard delivery on parcels of ${threshold} or more in the contiguous US.`,
      linkText: "Shop Lighting",
      url: "/browse/lighting",
    }),
    CA: (threshold) => ({
      text: `Free standard delivery on parcels of ${threshold} or more across Canada.`,
      linkText: "Shop Lighting",
      url: "/browse/lighting",
    }),
  },
};

/** The announcement of a brand on a site, with the current shipping threshold. */
export function toAnnouncement(brand: Brand, site: Site): ReturnType<Words> {
  return words[brand][site](formatSitePrice(freeShippingThresholdCents[site], site));
}
