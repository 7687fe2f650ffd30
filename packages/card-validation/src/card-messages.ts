import type { CardNumberProblem } from "./check-card-number.ts";
import type { ExpiryProblem } from "./check-expiry.ts";
import type { SecurityCodeProblem } from "./check-security-code.ts";

/** The texts of the card form, by field and problem. */
export interface CardMessages {
  readonly number: Readonly<Record<CardNumberProblem, string>>;
  readonly expiry: Readonly<Record<ExpiryProblem, string>>;
  readonly securityCode: Readonly<Record<SecurityCodeProblem, string>>;
}

const badNumber = "The credit card number you entered is not valid.";
const badExpiry = "The expiration date you entered is not valid.";
const badSecurityCode = "The security code you entered is not valid.";

/**
 * The texts of the card form, by field and by the `problem` of its check.
 *
 * @example check.state === "valid" ? null : cardMessages.number[check.problem]
 */
export const cardMessages: CardMessages = {
  number: {
    empty: "Please enter a valid credit card number.",
    length: badNumber,
    checksum: badNumber,
    unknownType: badNumber,
    reissued: "Card has been reissued. Please use new card.",
    notAccepted: "We do not accept this type of card.",
  },
  expiry: {
    empty: "Please enter a valid expiration date.",
    length: badExpiry,
    month: badExpiry,
    past: badExpiry,
    tooFarAhead: badExpiry,
  },
  securityCode: {
    empty: "Please enter a valid security code.",
    length: badSecurityCode,
    malformed: badSecurityCode,
  },
};
