import * as z from "zod/mini";
import { addErrorCodes, addResult } from "../cart/add-result.ts";
import { operation } from "../operation.ts";
import { cents } from "../shared/index.ts";
import { sectionalDetails, sectionalPage } from "./replies.ts";
import type { AddSectional, GetSectionalDetails, GetSectionalPriceByPiece } from "./requests.ts";
import { sectionalRoutes as routes } from "./routes.ts";

const looksUp = { replay: false, errorCodes: ["CollectionNotFound", "ChoiceNotOffered"] };

export const getSectionalDetails = /* @__PURE__ */ operation<GetSectionalDetails>()(routes, "getSectionalDetails", {
  reply: sectionalDetails,
  ...looksUp,
});
export const getSectionalPriceByPiece = /* @__PURE__ */ operation<GetSectionalPriceByPiece>()(
  routes,
  "getSectionalPriceByPiece",
  { reply: z.object({ currentPrice: cents, regularPrice: cents }), ...looksUp },
);
export const getSectionalPage = /* @__PURE__ */ operation<{ collectionCode: string }>()(routes, "getSectionalPage", {
  reply: sectionalPage,
  errorCodes: ["CollectionNotFound"],
});
export const addSectional = /* @__PURE__ */ operation<AddSectional>()(routes, "addSectional", {
  reply: addResult,
  errorCodes: addErrorCodes,
});
