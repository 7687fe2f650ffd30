import { routesUnder } from "../route.ts";

export const specialOrderRoutes = /* @__PURE__ */ routesUnder(
  "/browse/",
  {
    getCustomConfirmation: { at: "customorder/GetConfirmation" },
    getSpecialOrderProduct: { at: "specialorder/GetProductData" },
    getChoiceGroups: { at: "specialorder/GetChoiceGroups" },
    getQuickShip: { at: "specialorder/quickship/{id}" },
  },
  { method: "GET" },
);
