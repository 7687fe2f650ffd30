import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { popupRoutes as routes } from "./routes.ts";

/** A piece of HTML by its name, such as "CreditCardVerification"; whoever shows it sanitises it first. */
export const getPopup = /* @__PURE__ */ operation<{ popupName: string }>()(routes, "getPopup", {
  reply: z.string(),
  errorCodes: ["PopupNotFound"],
});
