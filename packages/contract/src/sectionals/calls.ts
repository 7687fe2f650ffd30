import * as z from "zod/mini";
import { addErrorCodes, addResult } from "../cart/replies.ts";
import { callsUnder } from "../operation.ts";
import { cents } from "../shared/index.ts";
import type { sectionalRequests } from "./requests.ts";

const sectionalPiece = z.object({
  Name: z.string(),
  Sku: z.string(),
  Image: z.string(),
  ProductUrl: z.string(),
  Dimensions: z.string(),
  FormattedPrice: z.string(),
  AvailabilityMessage: z.string(),
  ItemTypeCode: z.string(),
});
export type SectionalPiece = z.infer<typeof sectionalPiece>;

/** An option of the whole sectional: its fabric, legs, arms or cushions. */
const sectionalOptionChoice = z.object({
  OptionName: z.string(),
  Name: z.string(),
  SwatchImage: z.string(),
  optionExperience: z.literal([0, 1, 2, 6, 7]),
});
export type SectionalOptionChoice = z.infer<typeof sectionalOptionChoice>;

const sectionalDetails = z.object({
  SectionalPieces: z.array(sectionalPiece),
  SectionalOptionChoices: z.array(sectionalOptionChoice),
  FormattedTotalPrice: z.string(),
  HasCustomOrderConfirmation: z.boolean(),
  CustomOrderConfirmationMessage: z.string(),
});
export type SectionalDetails = z.infer<typeof sectionalDetails>;

const displaySwatch = z.object({ choiceCode: z.string(), name: z.string(), imagePath: z.string() });
export type DisplaySwatch = z.infer<typeof displaySwatch>;
const sectionalPage = z.object({
  collectionName: z.string(),
  configuratorUrl: z.string(),
  swatches: z.array(displaySwatch),
  defaults: z.object({
    fabricChoiceCode: z.string(),
    legFinishCode: z.string(),
    repositoryCode: z.string(),
    armChoiceCode: z.string(),
    cushionCode: z.string(),
    cushionChoice: z.string(),
  }),
});
export type SectionalPage = z.infer<typeof sectionalPage>;

const plannerCall = /* @__PURE__ */ callsUnder<typeof sectionalRequests>("/browse/sectionalplanner/");
const addCall = /* @__PURE__ */ callsUnder<typeof sectionalRequests>("/browse/scbadd/");

const looksUp = { replay: false, errorCodes: ["CollectionNotFound", "ChoiceNotOffered"] };

export const getSectionalDetails = /* @__PURE__ */ plannerCall(
  "getSectionalDetails",
  {
    reply: sectionalDetails,
    ...looksUp,
  },
  { at: "GetSectionalDetailsData" },
);
export const getSectionalPriceByPiece = /* @__PURE__ */ plannerCall("getSectionalPriceByPiece", {
  reply: z.object({ currentPrice: cents, regularPrice: cents }),
  ...looksUp,
});
export const getSectionalPage = /* @__PURE__ */ plannerCall(
  "getSectionalPage",
  {
    reply: sectionalPage,
    errorCodes: ["CollectionNotFound"],
  },
  { method: "GET", at: "GetPlanner" },
);
export const addSectional = /* @__PURE__ */ addCall(
  "addSectional",
  {
    reply: addResult,
    errorCodes: addErrorCodes,
  },
  { at: "AddItemToCartV2" },
);
