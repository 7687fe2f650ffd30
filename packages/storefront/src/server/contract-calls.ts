import { allRoutes } from "@store/contract/routes";
import { specialOrderOperations } from "@store/contract/special-order";
import { walletOperations } from "@store/contract/wallets";

const routes = Object.values(allRoutes);
// Only calls of these two nouns are answered under a second path.
const others = [specialOrderOperations, walletOperations].flatMap((operations) => Object.values(operations));
const paths = [...routes.map(({ path }) => path), ...others.flatMap(({ alsoAt }) => alsoAt)];

/** Paths of every call of the contract in the router's spelling: `{slug}` becomes `:slug`. They come before any page. */
export const callPaths: readonly string[] = [...new Set(paths.map((path) => path.replace(/\{(\w+)\}/g, ":$1")))];

/** What the service answers besides the contract: its health, and the shop's test bench where it is switched on. */
export const servicePaths: readonly string[] = ["/healthz", "/readyz", "/demo", "/demo/*"];
