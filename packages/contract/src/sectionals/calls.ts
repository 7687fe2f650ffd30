import * as z from "zod/mini";
import { addErrorCodes, addResult } from "../cart/replies.ts";
import { callsUnder } from "../operation.ts";
import { cents } from "../shared/index.ts";
import { sectionalCollections, sectionalDetails, sectionalPage } from "./replies.ts";
import type { sectionalRequests } from "./requests.ts";

const plannerCall = /* @__PURE__ */ callsUnder<typeof sectionalRequests>("/browse/sectionalplanner/");
const addCall = /* @__PURE__ */ callsUnder<typeof sectionalRequests>("/browse/scbadd/");

// A spread would keep the replies of the cart on every page that only looks up.
const withDesign = (codes: readonly string[]) => [...codes, "DesignNotFound"];

const looksUp = { replay: false, errorCodes: ["CollectionNotFound", "ChoiceNotOffered"] };

export const getSectionalDetails = /* @__PURE__ */ plannerCall("getSectionalDetails", {
  at: "GetSectionalDetailsData",
  reply: sectionalDetails,
  ...looksUp,
});
export const getSectionalPriceByPiece = /* @__PURE__ */ plannerCall("getSectionalPriceByPiece", {
  reply: z.object({ currentPrice: cents, regularPrice: cents }),
  ...looksUp,
});
export const getSectionalPage = /* @__PURE__ */ plannerCall("getSectionalPage", {
  method: "GET",
  at: "GetPlanner",
  reply: sectionalPage,
  errorCodes: ["CollectionNotFound", "ChoiceNotOffered"],
});
/** The collections that can be planned, for the page that leads to their planners (AMB-277). */
export const getSectionalCollections = /* @__PURE__ */ plannerCall("getSectionalCollections", {
  method: "GET",
  at: "GetCollections",
  reply: sectionalCollections,
});
export const addSectional = /* @__PURE__ */ addCall("addSectional", {
  at: "AddItemToCartV2",
  reply: addResult,
  errorCodes: /* @__PURE__ */ withDesign(addErrorCodes),
});
