import { allRoutes } from "@store/contract/routes";

/** The path of every call of the contract; requests to other paths are the page's own business. */
export const callPaths: readonly string[] = [...new Set(Object.values(allRoutes).map(({ path }) => path))];
