import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { choiceGroup, customConfirmation, quickShip, specialOrderProduct } from "./replies.ts";
import type { GetChoiceGroups, GetCustomConfirmation, GetSpecialOrderProduct } from "./requests.ts";
import { specialOrderRoutes as routes } from "./routes.ts";

export const getCustomConfirmation = /* @__PURE__ */ operation<GetCustomConfirmation>()(
  routes,
  "getCustomConfirmation",
  { reply: customConfirmation, errorCodes: ["SkuNotFound"] },
);
export const getSpecialOrderProduct = /* @__PURE__ */ operation<GetSpecialOrderProduct>()(
  routes,
  "getSpecialOrderProduct",
  { reply: specialOrderProduct, alsoAt: ["/debug/browse/specialorder/GetProductData"], errorCodes: ["SkuNotFound"] },
);
export const getChoiceGroups = /* @__PURE__ */ operation<GetChoiceGroups>()(routes, "getChoiceGroups", {
  reply: z.object({ groups: z.array(choiceGroup) }),
  errorCodes: ["SkuNotFound"],
});
export const getQuickShip = /* @__PURE__ */ operation<{ id: string }>()(routes, "getQuickShip", {
  reply: quickShip,
  errorCodes: ["QuickShipNotFound"],
});
