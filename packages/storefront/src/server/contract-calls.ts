import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import { loggingOperations } from "@store/contract/logging";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { recommendationOperations } from "@store/contract/recommendations";

const calls = [
  accountOperations,
  cartOperations,
  catalogOperations,
  checkoutOperations,
  loggingOperations,
  orderOperations,
  paymentOperations,
  recommendationOperations,
].flatMap((operations) => Object.values(operations));

/** Paths of the contract in the router's spelling: `{slug}` becomes `:slug`. */
export const callPaths: readonly string[] = [...new Set(calls.map(({ path }) => path.replace(/\{(\w+)\}/g, ":$1")))];

/** What the service answers besides the contract: its health, and the shop's test bench where it is switched on. */
export const servicePaths: readonly string[] = ["/healthz", "/readyz", "/demo", "/demo/*"];
