import { formatSitePrice, freeShippingThresholdCents } from "@store/commerce-service";
import type { Brand, Site } from "@store/contract/shared";

type Words = (threshold: string) => { text: string; linkText: string; url: string };

// Alaska, Hawaii and the territories pay a surcharge; Canada has none.
const words: Readonly<Record<Brand, Readonly<Record<Site, Words>>>> = {
  general: {
    US: (threshold) => ({
      text: `Parcels from ${threshold} travel free in the contiguous US.`,
      linkText: "Shop Pillows & Throws",
      url: "/browse/pillows-and-throws",
    }),
    CA: (threshold) => ({
      text: `Parcels from ${threshold} travel free, coast to coast.`,
      linkText: "Shop Pillows & Throws",
      url: "/browse/pillows-and-throws",
    }),
  },
  modern: {
    US: (threshold) => ({
      text: `Parcels from ${threshold} ship free in the contiguous US.`,
      linkText: "Shop Lighting",
      url: "/browse/lighting",
    }),
    CA: (threshold) => ({
      text: `Parcels from ${threshold} ship free across Canada.`,
      linkText: "Shop Lighting",
      url: "/browse/lighting",
    }),
  },
};

/** The announcement of a brand on a site, with the current shipping threshold. */
export function toAnnouncement(brand: Brand, site: Site): ReturnType<Words> {
  return words[brand][site](formatSitePrice(freeShippingThresholdCents[site], site));
}
