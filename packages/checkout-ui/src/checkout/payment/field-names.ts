/** The checkbox of the billing address. */
export const sameAsShippingName = "billing.isSameAsShipping";
