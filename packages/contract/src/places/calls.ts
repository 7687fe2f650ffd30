import * as z from "zod/mini";
import { callsUnder } from "../operation.ts";
import type { placeRequests } from "./requests.ts";

/** A place that matches the beginning of an address. */
const place = z.object({
  address1: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Place = z.infer<typeof place>;

const call = /* @__PURE__ */ callsUnder<typeof placeRequests>("/browse/places/");

export const suggestPlaces = /* @__PURE__ */ call("suggestPlaces", {
  method: "GET",
  at: "suggest",
  reply: z.object({ places: z.array(place) }),
});
