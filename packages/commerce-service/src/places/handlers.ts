import { placeOperations } from "@store/contract/places";
import { placeRequests } from "@store/contract/places/requests";
import { defineModule } from "../service/service-module.ts";
import { suggestPlaces } from "./suggest-places.ts";

export const placeModule = defineModule({
  operations: placeOperations,
  requests: placeRequests,
  handlers: { suggestPlaces },
});
