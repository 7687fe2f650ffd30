import * as z from "zod/mini";
import { callsUnder } from "../operation.ts";
import type { popupRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof popupRequests>("/SharedLayer/");

/** A piece of HTML by name, such as "CreditCardVerification". The caller has to sanitize it. */
export const getPopup = /* @__PURE__ */ call("getPopup", {
  method: "GET",
  at: "PopupV2",
  answer: "html",
  reply: z.string(),
  errorCodes: ["PopupNotFound"],
});
