import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Mailer } from "./load-mailer.ts";
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
  mailer?: Mailer | undefined;
  /** The store's clock stands at this moment (ISO 8601); default: the real time. */
  now?: string;
}

export type CreateCommerceService = (options: CommerceServiceOptions) => Promise<CommerceService>;

/** A module of the service. Found by its path: its own tests use this package, and declared the two would be a cycle. */
export function commerceServiceEntry(entry: "node" | "listener" = "node"): string {
  const own = createRequire(path.join(workspaceRoot, "packages/commerce-service/package.json"));
  return own.resolve(`@store/commerce-service/${entry}`);
}

/** Creates the commerce service; it migrates and fills its database itself. */
export const createCommerceService: CreateCommerceService = async (options) => {
  const { createNodeCommerceService } = await import(pathToFileURL(commerceServiceEntry()).href);
  return createNodeCommerceService(options);
};
