import { type BrandOrigins, checkStoreOrigins } from "./check-store-origins.ts";
import { checkStorePort } from "./check-store-port.ts";
import type { StorePorts } from "./store-apps.ts";
import { commandFolder } from "./workspace-root.ts";

/** The settings of `start` and the store from the environment and the command line. */
export interface StartSettings {
  folder: string;
  dev: boolean;
  environment: "development" | "production";
  /** The demonstration page and what it links to. */
  demo: boolean;
  ports: StorePorts;
  origins: BrandOrigins | undefined;
  plannerOrigin: string | undefined;
  recommendationBaseUrl: string | undefined;
  /** A PostgreSQL of your own. */
  databaseUrl: string | undefined;
  now: string | undefined;
  host: string | undefined;
  trustedProxies: string | undefined;
}

/** Reads the settings; names what is wrong and how to set it. */
export function readStartSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: string[],
): { ok: true; settings: StartSettings } | { ok: false; message: string } {
  const { STORE_ENVIRONMENT: environmentName = "" } = environment;
  if (environmentName !== "" && environmentName !== "production" && environmentName !== "development") {
    // An unknown value treated as development would publish /demo.
    return { ok: false, message: `STORE_ENVIRONMENT is "${environmentName}". Set it to production or development.` };
  }
  const { folder, dev } = commandFolder(args);
  const checked = checkStorePort(environment.STORE_PORT, { dev });
  if (!checked.ok) return checked;
  const published = checkStoreOrigins(environment);
  if (!published.ok) return published;
  const recommendationBaseUrl = environment.STORE_RECOMMENDATIONS_URL || undefined;
  if (recommendationBaseUrl !== undefined && !isWebUrl(recommendationBaseUrl)) {
    const example = "https://feed.example/confirmation";
    return { ok: false, message: `STORE_RECOMMENDATIONS_URL is no URL. Set it to one such as ${example}.` };
  }
  return {
    ok: true,
    settings: {
      folder,
      dev,
      environment: environmentName === "production" ? "production" : "development",
      demo: environmentName !== "production",
      ports: checked.ports,
      origins: published.origins,
      plannerOrigin: published.plannerOrigin,
      recommendationBaseUrl,
      databaseUrl: environment.DATABASE_URL || undefined,
      now: environment.STORE_NOW,
      host: environment.STORE_LISTEN || undefined,
      trustedProxies: environment.STORE_TRUSTED_PROXIES,
    },
  };
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
