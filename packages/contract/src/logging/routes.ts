import { routesUnder } from "../route.ts";

export const loggingRoutes = /* @__PURE__ */ routesUnder("/Checkout/", { log: {} });
