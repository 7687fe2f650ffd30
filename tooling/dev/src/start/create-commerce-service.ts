import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { workspaceRoot } from "./workspace-root.ts";

/** The commerce service as the storefronts see it: one handler for every call. */
export interface Commerce {
  fetch(request: Request): Promise<Response>;
}

export interface CommerceService extends Commerce {
  /** Finishes what is under way and lets go of the database. */
  drain(): Promise<void>;
}

export interface CommerceServiceOptions {
  databaseUrl: string;
  environment: "development" | "production";
  demo: boolean;
  logFile?: string;
  /** The store's clock stands at this moment (ISO 8601); default: the real time. */
  now?: string;
}

export type CreateCommerceService = (options: CommerceServiceOptions) => Promise<CommerceService>;

/**
 * Creates the commerce service; it migrates and fills its database itself.
 * It is found by its path, because its own tests use this package: declared, the two would stand in a circle.
 */
export const createCommerceService: CreateCommerceService = async (options) => {
  const own = createRequire(path.join(workspaceRoot, "packages/commerce-service/package.json"));
  const entry = own.resolve("@store/commerce-service/node");
  const { createNodeCommerceService } = await import(pathToFileURL(entry).href);
  return createNodeCommerceService(options);
};
