import { accountRoutes } from "./account/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { giftRoutes } from "./gifts/routes.ts";
import { loggingRoutes } from "./logging/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { paymentRoutes } from "./payment/routes.ts";
import { personalizationRoutes } from "./personalization/routes.ts";
import { placeRoutes } from "./places/routes.ts";
import { popupRoutes } from "./popups/routes.ts";
import { recommendationRoutes } from "./recommendations/routes.ts";
import { registryRoutes } from "./registry/routes.ts";
import { sectionalRoutes } from "./sectionals/routes.ts";
import { specialOrderRoutes } from "./special-order/routes.ts";
import { swatchRoutes } from "./swatches/routes.ts";
import { tenderRoutes } from "./tenders/routes.ts";
import { walletRoutes } from "./wallets/routes.ts";

export type { Route } from "./route.ts";
export { cartRoutes };

/** How every call travels, by its name: what a client needs that reads replies in its own way. */
export const allRoutes = {
  ...accountRoutes,
  ...cartRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...giftRoutes,
  ...loggingRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...personalizationRoutes,
  ...placeRoutes,
  ...popupRoutes,
  ...recommendationRoutes,
  ...registryRoutes,
  ...sectionalRoutes,
  ...specialOrderRoutes,
  ...swatchRoutes,
  ...tenderRoutes,
  ...walletRoutes,
};
