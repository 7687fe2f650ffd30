import path from "node:path";
import { type Program, startProgram } from "../measure/start-program.ts";

// STORE_PORT is the storefronts' first port; the service in a separate process listens six ports later.
const afterStorePort = 6;
const hook = path.join(import.meta.dirname, "use-built-packages.ts");
const main = path.resolve(import.meta.dirname, "../../../../../apps/commerce-api/src/main.ts");

/** Starts the commerce service as an operator would: a separate process, shipped defaults, the built packages. */
export function startService(databaseUrl: string): Promise<Program> {
  return startProgram({
    file: main,
    words: ["--import", hook],
    environment: (port) => ({
      DATABASE_URL: databaseUrl,
      STORE_PORT: String(port - afterStorePort),
      STORE_ENVIRONMENT: "production",
      STORE_PAYMENTS: "sandbox",
      // The load generator is the storefront in front of the service.
      STORE_TRUSTED_PROXIES: "127.0.0.1",
      STORE_SECRET: "a secret of the benches of 32 characters",
    }),
  });
}
