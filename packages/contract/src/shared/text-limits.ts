// Limits of typed texts that both sides check: the page before it sends a request, the service whatever it gets.

/** The maximum lengths of codes, in characters with their spaces and dashes. */
export const typedCodeLimits = { promo: 40, giftCard: 40, pin: 16, tender: 64 } as const;

/** The maximum length of a gift message as it is printed. */
export const giftMessageLimits = { characters: 240, lines: 4 } as const;

/** The maximum number of characters of the directions for a delivery by truck. */
export const drivingDirectionsLimit = 500;

/** The messages for what is longer, of the page and of the service. */
export const deliveryLimitMessages = {
  giftMessageTooLong: `Please shorten your gift message to ${giftMessageLimits.characters} characters.`,
  giftMessageTooManyLines: `Please write your gift message in at most ${giftMessageLimits.lines} lines.`,
  directionsTooLong: `Please shorten your driving directions to ${drivingDirectionsLimit} characters.`,
} as const;
