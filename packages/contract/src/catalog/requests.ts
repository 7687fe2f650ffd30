import * as z from "zod/mini";
import { emptyBody, sku, text } from "../shared/index.ts";

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const values = z.optional(z.string().check(z.regex(/^[a-z0-9,-]{0,300}$/)));

/** Filters, sort order and page. The service ignores values that it does not know. */
const listing = {
  price: values,
  color: values,
  material: values,
  size: values,
  rating: values,
  availability: values,
  offer: values,
  sort: z.optional(z.string().check(z.regex(/^[a-z-]{0,20}$/))),
  page: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
};
const query = text(120);

export const catalogRequests = {
  getNavigation: emptyBody,
  getHome: emptyBody,
  getCategory: z.strictObject({ slug, ...listing }),
  searchProducts: z.strictObject({ query, ...listing }),
  getSearchSuggestions: z.strictObject({ query }),
  getProduct: z.strictObject({
    sku,
    postalCode: z.optional(text(20)),
    /** Only the texts of reviews with this number of stars. */
    stars: z.optional(z.string().check(z.regex(/^[1-5]$/))),
    /** The ready layout to show instead of the piece, in its fabric; the piece if there is no such layout. */
    layout: z.optional(slug),
  }),
  getStores: z.strictObject({ postalCode: z.optional(text(20)), sku: z.optional(sku) }),
  getSitemap: emptyBody,
};
