// The limits of a request that both sides check: the page before it sends one, the service whatever it gets.

/** The maximum quantity of a line, and of one SKU with the same options in a cart. */
export const maxQuantity = 99;

/** The maximum length of a gift message as it is printed. */
export const giftMessageLimits = { characters: 240, lines: 4 } as const;

/** The maximum number of characters of the directions for a delivery by truck. */
export const drivingDirectionsLimit = 500;

/** The messages for what is over a limit, of the page and of the service. */
export const limitMessages = {
  quantity: `Enter a whole number from 1 to ${maxQuantity}.`,
  giftMessageTooLong: `Please shorten your gift message to ${giftMessageLimits.characters} characters.`,
  giftMessageTooManyLines: `Please write your gift message in at most ${giftMessageLimits.lines} lines.`,
  directionsTooLong: `Please shorten your driving directions to ${drivingDirectionsLimit} characters.`,
} as const;
