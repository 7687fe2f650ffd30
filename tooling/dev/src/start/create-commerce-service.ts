import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Mailer } from "./load-mailer.ts";
import type { PictureHashes } from "./picture-hashes.ts";
import { workspaceRoot } from "./workspace-root.ts";

/** The commerce service as the storefronts see it: one handler for every call. */
export interface Commerce {
  fetch(request: Request): Promise<Response>;
}

export interface CommerceService extends Commerce {
  /** Finishes pending calls and closes the connections to the database. */
  drain(): Promise<void>;
}

export interface CommerceServiceOptions {
  databaseUrl: string;
  environment: "development" | "production";
  demo: boolean;
  logFile?: string;
  mailer?: Mailer | undefined;
  /** The origin of the planner's 3D view. */
  configuratorOrigin?: string | undefined;
  /** URLs of these pictures contain the hash. */
  pictureHashes?: PictureHashes;
  /** Whether the debug tools are on, whatever the environment says. */
  debugTools?: boolean;
  /** The store's clock shows this time (ISO 8601); default: the real time. */
  now?: string;
}

export type CreateCommerceService = (options: CommerceServiceOptions) => Promise<CommerceService>;

/** Modules of packages that are found by their path: their own tests use this package, and declared it would be a cycle. */
const entries = {
  "commerce-service": ["node", "listener", "testing"],
  "sample-store": ["service", "test-inputs"],
} as const;

/** The path of an entry of one of those packages. */
export function entryOf<Name extends keyof typeof entries>(name: Name, entry: (typeof entries)[Name][number]): string {
  const own = createRequire(path.join(workspaceRoot, "packages", name, "package.json"));
  return own.resolve(`@store/${name}/${entry}`);
}

/** Creates the commerce service with the sample store in it; it migrates and fills its database itself. */
export const createCommerceService: CreateCommerceService = async (options) => {
  const { createSampleService } = await import(pathToFileURL(entryOf("sample-store", "service")).href);
  return createSampleService(options);
};
