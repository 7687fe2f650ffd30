/** Packages to release in a test: few, and fast to build. The client needs the contract, the others nothing. */
export const smallPackages = ["@store/cart-merge", "@store/checkout-client", "@store/contract", "@store/price-format"];
