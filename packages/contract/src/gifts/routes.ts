import { routesUnder, withToken } from "../route.ts";

export const giftRoutes = /* @__PURE__ */ routesUnder(
  "/ReactCheckout/",
  {
    updateGiftReceipt: {},
    updateBaggingOption: {},
    updateBopsToShipping: {},
    updateRecipientId: {},
    splitItem: {},
    updateGiftMessage: { retry: "network" },
    updateGiftOption: {},
  },
  withToken,
);
