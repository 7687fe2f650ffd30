import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { id, sku, text } from "../shared/index.ts";
import { crossSellLocations, type recommendationOperations } from "./operations.ts";

export const recommendationRequests = {
  updateRecentlyViewed: z.strictObject({ sku, familyId: id, optionChoiceParameter: text(500) }),
  getRecentlyViewed: z.strictObject({
    // A GET's request travels as text.
    isNewLayout: z.union([
      z.boolean(),
      z.pipe(
        z.enum(["true", "false"]),
        z.transform((value) => value === "true"),
      ),
    ]),
  }),
  getCrossSell: z.strictObject({
    skus: z.array(sku).check(z.maxLength(100)),
    location: z.enum(crossSellLocations),
  }),
} satisfies RequestsOf<typeof recommendationOperations>;
