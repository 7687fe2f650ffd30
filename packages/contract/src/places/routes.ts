import { routesUnder } from "../route.ts";

export const placeRoutes = /* @__PURE__ */ routesUnder("/browse/places/", {
  suggestPlaces: { method: "GET", at: "suggest" },
});
