import type { SectionalPage } from "@store/contract/sectionals";
import type { GetSectionalDetails } from "@store/contract/sectionals/requests";
import type { Design } from "../layout/design.ts";
import { codesOf } from "../layout/find-design-problem.ts";

/** The request for the details of a design, with the codes that a collection does not let the shopper choose. */
export function toDetailsRequest(
  design: Design,
  choices: { readonly fabric: string; readonly legs: string },
  { collectionCode, defaults }: Pick<SectionalPage, "collectionCode" | "defaults">,
): GetSectionalDetails {
  const { repositoryCode, armChoiceCode, cushionCode, cushionChoice } = defaults;
  return {
    collectionCode,
    fabricChoiceCode: choices.fabric,
    legFinishCode: choices.legs,
    repositoryCode,
    armChoiceCode,
    cushionCode,
    cushionChoice,
    itemTypes: design.pieces.flatMap(codesOf),
  };
}
