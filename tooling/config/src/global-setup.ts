import path from "node:path";
import { pathToFileURL } from "node:url";
import { openTestDatabase } from "@store/dev/test-database";
import type { TestProject } from "vitest/node";

const template = "template_store";
const service = path.resolve(import.meta.dirname, "../../../packages/commerce-service/src/node/index.ts");

/** One PostgreSQL for the whole run, with a migrated and seeded template that each test service clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestDatabase({
    migrate: async (url) => {
      // By path: the service's own build uses this package, and declared the two would stand in a circle.
      const { prepareDatabase } = await import(/* @vite-ignore */ pathToFileURL(service).href);
      await prepareDatabase(url);
    },
  });
  project.provide("database", { serverUrl: server.serverUrl, template });
  return server.stop;
}

declare module "vitest" {
  interface ProvidedContext {
    database: { serverUrl: string; template: string };
    faults: { checkouts: number; rounds: number; sequences: number; seed: number };
  }
}
