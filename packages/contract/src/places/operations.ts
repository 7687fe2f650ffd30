import * as z from "zod/mini";
import { operation } from "../operation.ts";
import type { Site } from "../shared/index.ts";
import { placeRoutes } from "./routes.ts";

/** A place that the beginning of an address may mean. */
export const place = z.object({
  address1: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Place = z.infer<typeof place>;

export const placeOperations = {
  suggestPlaces: operation<{ text: string; site: Site }>()({
    ...placeRoutes.suggestPlaces,
    reply: z.object({ places: z.array(place) }),
  }),
};
