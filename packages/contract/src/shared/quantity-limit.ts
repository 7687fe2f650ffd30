/** The maximum quantity of a line, and of one SKU with the same options in a cart. */
export const maxQuantity = 99;

/** The message for another quantity, of the page and of the service. */
export const quantityMessage = `Enter a whole number from 1 to ${maxQuantity}.`;
