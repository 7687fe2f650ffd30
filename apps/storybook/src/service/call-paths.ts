import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import { loggingOperations } from "@store/contract/logging";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { recommendationOperations } from "@store/contract/recommendations";

const nouns = [
  cartOperations,
  catalogOperations,
  checkoutOperations,
  loggingOperations,
  orderOperations,
  paymentOperations,
  recommendationOperations,
];

/** The path of every call of the contract; requests to other paths are the page's own business. */
export const callPaths: readonly string[] = nouns.flatMap((calls) => Object.values(calls).map(({ path }) => path));
