import { recommendationOperations } from "@store/contract/recommendations";
import { recommendationRequests } from "@store/contract/recommendations/requests";
import { defineModule } from "../service/service-module.ts";
import { showCrossSell } from "./show-cross-sell.ts";
import { showRecentlyViewed } from "./show-recently-viewed.ts";
import { updateRecentlyViewed } from "./update-recently-viewed.ts";

export const recommendationModule = defineModule({
  operations: recommendationOperations,
  requests: recommendationRequests,
  handlers: {
    updateRecentlyViewed: ({ sku }, context) => updateRecentlyViewed(sku, context),
    getRecentlyViewed: (_request, context) => showRecentlyViewed(context),
    getCrossSell: (request, context) => showCrossSell(request, context),
  },
});
