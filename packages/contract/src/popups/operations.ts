import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { popupRoutes } from "./routes.ts";

export const popupOperations = {
  /** A piece of HTML by its name, such as "CreditCardVerification"; whoever shows it sanitises it first. */
  getPopup: operation<{ popupName: string }>()({
    ...popupRoutes.getPopup,
    reply: z.string(),
    errorCodes: ["PopupNotFound"],
  }),
};
