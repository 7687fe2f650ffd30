import { placeOperations } from "@store/contract/places";
import { placeRequests } from "@store/contract/places/requests";
import { noun } from "../service/handlers.ts";
import { suggestPlaces } from "./suggest-places.ts";

export const placeNoun = noun({
  operations: placeOperations,
  requests: placeRequests,
  handlers: { suggestPlaces },
});
