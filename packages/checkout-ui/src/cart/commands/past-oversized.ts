/** The argument of "Checkout Now" for a shopper who has seen which items come in large boxes. */
export const pastOversized = "pastOversized";
