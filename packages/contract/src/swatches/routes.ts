import { routesUnder } from "../route.ts";

export const swatchRoutes = /* @__PURE__ */ routesUnder("/browse/specialorder/", {
  orderFreeSwatches: { at: "orderfreeswatchessubmit" },
  submitFreeFormOrder: { at: "OrderSwatchesFreeFormSubmit" },
  getOrderSwatchData: {},
  getEmailHashed: {},
  getPhoneHash: { at: "GetPhoneHashed" },
});
