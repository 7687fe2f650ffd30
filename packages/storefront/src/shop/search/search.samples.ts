import type { SearchPage } from "@store/contract/catalog";
import { categorySample } from "../listing/listing.samples.ts";

const { facets, sort, sorts, items, total, page, pageCount } = categorySample;

/** The results for "linen". */
export const searchSample: SearchPage = {
  query: "linen",
  correctedQuery: null,
  suggestions: [],
  facets,
  sort,
  sorts,
  items,
  total,
  page,
  pageCount,
};

/** A query without results. */
export const nothingFoundSample: SearchPage = {
  ...searchSample,
  query: "helicopter",
  facets: [],
  items: [],
  total: 0,
  suggestions: ["sofa", "rug", "floor lamp"],
};
