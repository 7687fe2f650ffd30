import * as z from "zod/mini";
import { sku, text } from "../shared/index.ts";

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
  itemTypes: z.array(code).check(z.maxLength(50)),
});
export type GetSectionalDetails = z.infer<typeof getSectionalDetailsRequest>;
export const getSectionalPriceByPieceRequest = z.strictObject({ ...choices, itemType: code });
export type GetSectionalPriceByPiece = z.infer<typeof getSectionalPriceByPieceRequest>;
/** Every piece becomes a separate line. */
export const addSectionalRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        Sku: sku,
        Quantity: z.literal(1),
        OptionChoiceParameter: text(500),
        Location: z.literal("Sectional Configurator"),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  excludeFormattedPrice: z.literal(false),
});
export type AddSectional = z.infer<typeof addSectionalRequest>;

export const sectionalRequests = {
  getSectionalDetails: getSectionalDetailsRequest,
  getSectionalPriceByPiece: getSectionalPriceByPieceRequest,
  getSectionalPage: z.strictObject({ collectionCode: code }),
  addSectional: addSectionalRequest,
};
