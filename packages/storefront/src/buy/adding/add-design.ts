import type { CheckoutClient } from "@store/checkout-client";
import { type SectionalPage, sectionalOperations } from "@store/contract/sectionals";
import { describeEnds, toDetailsRequest } from "@store/sectional-ui/design";
import { listOpenEnds, parseDesign, toPieceCatalog } from "@store/sectional-ui/layout";
import { invalid, shown } from "@store/ui-kit/form-outcome";
import { readText } from "../../web/forms/read-text.ts";
import { type AddOutcome, somethingWentWrong, toOutcome } from "./add-to-cart.ts";
import { acceptedTermsField, toTermsOfAdd } from "./to-terms-of-add.ts";

const cannotBeBuilt = "This design cannot be built from the pieces that are sold now. Please change it and try again.";

/**
 * Adds all pieces of a design of a sectional, after its terms were accepted; null for a form of something else. A form with
 * the total that was shown is refused if the total is another one by now: cents are compared, the texts are only shown.
 */
export async function addDesign(client: CheckoutClient, form: FormData): Promise<AddOutcome | null> {
  const [collectionCode, text] = [readText(form, "collection"), readText(form, "design")];
  if (!collectionCode || !text) return null;
  const fabric = readText(form, "fabric");
  const page = await client.call(sectionalOperations.getSectionalPage, {
    collectionCode,
    ...(fabric && { fabricChoiceCode: fabric }),
  });
  if (!page.ok) return refuse(somethingWentWrong);
  const design = readDesign(text, page.value);
  if (!design) return refuse(cannotBeBuilt);
  const legs = readText(form, "legs") || page.value.defaults.legFinishCode;
  const request = toDetailsRequest(design, { fabric: page.value.fabricChoiceCode, legs }, page.value);
  const details = await client.call(sectionalOperations.getSectionalDetails, request);
  if (!details.ok) return refuse(somethingWentWrong);
  const { SectionalPieces: pieces, FormattedTotalPrice: total, totalPrice, terms } = details.value;
  const [quoted, quotedPrice] = [readText(form, "total"), readText(form, "totalPrice")];
  // A page that was open before the form had cents has the text alone.
  if (quotedPrice ? Number(quotedPrice) !== totalPrice : quoted && quoted !== total) {
    return refuse(`The total of this design is now ${total}, it was ${quoted}. Add it again to continue.`);
  }
  const accepted = readText(form, acceptedTermsField);
  if (terms && accepted !== terms.termsId) return shown({ terms: toTermsOfAdd(terms, form) });
  const replacesDesignId = readText(form, "replaces");
  const items = pieces.map(({ Sku }) => ({
    Sku,
    Quantity: 1 as const,
    OptionChoiceParameter: `legs.${legs}`,
    Location: "Sectional Configurator" as const,
    ...(terms && { AcceptedTermsId: terms.termsId }),
  }));
  const added = await client.call(sectionalOperations.addSectional, {
    items,
    excludeFormattedPrice: false,
    design: text,
    ...(replacesDesignId && { replacesDesignId }),
  });
  return toOutcome(added, form);
}

/** The question about open ends, which have no arm; null if there is none, or if it was answered for this design. */
export async function findOpenEnds(client: CheckoutClient, form: FormData): Promise<string | null> {
  const [collectionCode, text] = [readText(form, "collection"), readText(form, "design")];
  if (!collectionCode || !text || readText(form, "openEnds") === text) return null;
  const page = await client.call(sectionalOperations.getSectionalPage, { collectionCode });
  const reading = page.ok ? toPieceCatalog(page.value.pieces) : undefined;
  if (!reading?.ok) return null;
  const parsed = parseDesign(text, reading.catalog);
  if (!parsed.ok) return null;
  const ends = listOpenEnds(parsed.design, reading.catalog);
  return ends.length === 0 ? null : describeEnds(ends);
}

function readDesign(text: string, { pieces }: SectionalPage) {
  const reading = toPieceCatalog(pieces);
  const parsed = reading.ok ? parseDesign(text, reading.catalog) : undefined;
  return parsed?.ok ? parsed.design : undefined;
}

const refuse = (problem: string) => invalid({ problem });
