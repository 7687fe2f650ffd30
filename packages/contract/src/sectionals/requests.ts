import * as z from "zod/mini";
import { emptyBody, id, sku, text } from "../shared/index.ts";

/** The largest number of pieces of a sectional (AMB-217). */
const maxSectionalPieces = 60;

const code = text(40);
const choices = {
  collectionCode: code,
  fabricChoiceCode: code,
  legFinishCode: code,
  repositoryCode: code,
  armChoiceCode: code,
  cushionCode: code,
  cushionChoice: code,
};

export const getSectionalDetailsRequest = z.strictObject({
  ...choices,
  itemTypes: z.array(code).check(z.maxLength(maxSectionalPieces)),
});
export type GetSectionalDetails = z.infer<typeof getSectionalDetailsRequest>;
export const getSectionalPriceByPieceRequest = z.strictObject({ ...choices, itemType: code });
export type GetSectionalPriceByPiece = z.infer<typeof getSectionalPriceByPieceRequest>;
/** The fabric decides SKUs and prices; the default of the collection if it is omitted. */
export const getSectionalPageRequest = z.strictObject({ collectionCode: code, fabricChoiceCode: z.optional(code) });
export type GetSectionalPage = z.infer<typeof getSectionalPageRequest>;

/** A layout as the planner's text, which the service stores but does not read. */
const designText = z.string().check(z.maxLength(1000), z.regex(/^[A-Za-z0-9.*_-]+$/));

/** One design: an item for every piece, equal ones repeated. */
export const addSectionalRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        Sku: sku,
        Quantity: z.literal(1),
        /** Empty, or the legs as "legs.{code}". */
        OptionChoiceParameter: text(60),
        Location: z.literal("Sectional Configurator"),
        /** The `termsId` of the terms that the shopper accepted. */
        AcceptedTermsId: z.optional(z.nullable(text(64))),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxSectionalPieces)),
  excludeFormattedPrice: z.literal(false),
  design: z.optional(designText),
  /** The design of the cart that the new one replaces. */
  replacesDesignId: z.optional(id),
});
export type AddSectional = z.infer<typeof addSectionalRequest>;

export const sectionalRequests = {
  getSectionalDetails: getSectionalDetailsRequest,
  getSectionalPriceByPiece: getSectionalPriceByPieceRequest,
  getSectionalPage: getSectionalPageRequest,
  getSectionalCollections: emptyBody,
  addSectional: addSectionalRequest,
};
