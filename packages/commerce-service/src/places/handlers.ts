import type { Place } from "@store/contract/places";
import { placeOperations } from "@store/contract/places";
import { placeRequests } from "@store/contract/places/requests";
import type { Site } from "@store/contract/shared";
import type { Answer, CallContext } from "../service/context.ts";
import { defineModule } from "../service/service-module.ts";
import { findPlacesByReading } from "./queries/find-places-by-reading.ts";
import { parsePlaceText } from "./rules/parse-place-text.ts";
import { toPlaces } from "./rules/to-places.ts";

export const placeModule = defineModule({
  operations: placeOperations,
  requests: placeRequests,
  handlers: { suggestPlaces },
});

/** The places that the beginning of an address may mean, for the address field to offer (AMB-165). */
async function suggestPlaces(
  { text, site }: { text: string; site: Site },
  { database }: CallContext,
): Promise<Answer<{ places: Place[] }>> {
  const readings = parsePlaceText(text, site);
  const found = await findPlacesByReading(database, readings, site);
  return { kind: "reply", reply: { places: toPlaces(readings, found, site) } };
}
