import { routesUnder } from "../route.ts";

export const recommendationRoutes = /* @__PURE__ */ routesUnder("/browse/", {
  updateRecentlyViewed: { at: "recentlyviewed/Update" },
  getRecentlyViewed: { method: "GET", at: "recentlyviewed/Get" },
  getRecommendations: { method: "GET", at: "widget/MainPi" },
  getCrossSell: { at: "crosssell/GetItems" },
});
