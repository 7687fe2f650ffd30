import { listUnacceptedTerms } from "../../basket/rules/terms.ts";
import { refuseCart } from "../change-cart.ts";

/**
 * The refusal of a change that brings more of these lines into the cart while their terms, as they are now, are accepted
 * neither by the lines nor with this id; null if the change may be made. It comes after all other checks, so that a
 * shopper accepts only what can be had.
 */
export function refuseUnaccepted(
  lines: Parameters<typeof listUnacceptedTerms>[0],
  acceptedTermsId: string | null | undefined,
) {
  const terms = listUnacceptedTerms(lines).filter(({ termsId }) => termsId !== acceptedTermsId);
  const [first] = terms;
  return first ? refuseCart("TermsNotAccepted", `Please accept the terms of ${first.name} first.`, { terms }) : null;
}
