/** The share of mutants, in percent, that each package's tests must notice: highest where cards and money are. */
export const mutationThresholds: Readonly<Record<string, number>> = {
  "card-validation": 92,
  "price-format": 92,
  "postal-and-address": 85,
  "cart-merge": 85,
};
