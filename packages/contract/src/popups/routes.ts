import { routesUnder } from "../route.ts";

export const popupRoutes = /* @__PURE__ */ routesUnder("/SharedLayer/", {
  getPopup: { method: "GET", at: "PopupV2", answer: "html" },
});
