import { readTrustedProxies, type TrustedProxies } from "../forwarding/trusted-proxies.ts";
import type { TelemetrySettings } from "../metrics/telemetry.ts";
import type { BrandOrigins, SitePorts } from "./store-addresses.ts";
import { readStoreOrigins, type StoreOriginsReading } from "./store-origins.ts";
import { readStorePort } from "./store-port.ts";
import { readWallets, type SiteWallets } from "./wallets.ts";

/** Variables of a process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of a program that serves storefronts. */
export interface ServerSettings {
  environment: "development" | "production";
  /** The demonstration page and what it links to. */
  demo: boolean;
  ports: SitePorts;
  /** An address to listen on besides this machine's own. */
  host: string | undefined;
  trusted: TrustedProxies;
  /** Where shoppers find the shops; undefined on a developer's machine. */
  origins: BrandOrigins | undefined;
  plannerOrigin: string | undefined;
  /** The recommendation feed of another origin. */
  recommendationBaseUrl: string | undefined;
  /** A PostgreSQL of your own. */
  databaseUrl: string | undefined;
  /** What the store's clock shows at the start (ISO 8601). */
  now: string | undefined;
  /** Whether the sample catalog is loaded. */
  seed: boolean;
  mail: MailSettings;
  telemetry: TelemetrySettings;
  /** What may pay besides cards. */
  wallets: SiteWallets;
}

export interface MailSettings {
  /** An SMTP server, such as "smtps://user:password@mail.example.com". */
  url: string | undefined;
  from: string;
}

export type ServerSettingsReading = { ok: true; settings: ServerSettings } | { ok: false; message: string };

/**
 * Reads the settings; says what is wrong and how to set it. `firstPort` is used without STORE_PORT. A program that serves no
 * pages needs no origins.
 */
export function readServerSettings(
  environment: Environment,
  { firstPort, servesPages = true }: { firstPort?: number; servesPages?: boolean } = {},
): ServerSettingsReading {
  const named = environment.STORE_ENVIRONMENT || "development";
  if (named !== "production" && named !== "development") {
    // An unknown value treated as development would publish /demo.
    return { ok: false, message: `STORE_ENVIRONMENT is "${named}". Set it to production or development.` };
  }
  const port = readStorePort(environment.STORE_PORT, firstPort === undefined ? {} : { first: firstPort });
  if (!port.ok) return port;
  const published: StoreOriginsReading = servesPages ? readStoreOrigins(environment) : { ok: true, origins: undefined };
  if (!published.ok) return published;
  const proxies = readTrustedProxies(environment.STORE_TRUSTED_PROXIES);
  if (!proxies.ok) return proxies;
  const mail = readMailServer(environment);
  if (!mail.ok) return mail;
  const telemetry = readTelemetry(environment);
  if (!telemetry.ok) return telemetry;
  const wallets = readWallets(environment.STORE_WALLETS, named);
  if (!wallets.ok) return wallets;
  const recommendationBaseUrl = environment.STORE_RECOMMENDATIONS_URL || undefined;
  if (recommendationBaseUrl !== undefined && !isWebUrl(recommendationBaseUrl)) {
    const example = "https://feed.example/confirmation";
    return { ok: false, message: `STORE_RECOMMENDATIONS_URL is no URL. Set it to one such as ${example}.` };
  }
  return {
    ok: true,
    settings: {
      environment: named,
      demo: named === "development",
      ports: port.ports,
      host: environment.STORE_LISTEN || undefined,
      trusted: proxies.trusted,
      origins: published.origins,
      plannerOrigin: published.plannerOrigin,
      recommendationBaseUrl,
      databaseUrl: environment.DATABASE_URL || undefined,
      now: environment.STORE_NOW || undefined,
      seed: environment.STORE_SEED !== "none",
      mail: mail.mail,
      telemetry: telemetry.telemetry,
      wallets: wallets.wallets,
    },
  };
}

/** What a program says that has no database. */
export const missingDatabase =
  "Set DATABASE_URL to the address of a PostgreSQL database, such as postgres://store@127.0.0.1:5432/store.";

/** What the output of a production start says if this process sends no mail. */
export const unsentMails =
  "Mails are not sent: they wait in the database for a process with STORE_MAIL_URL. Set it to an SMTP server, such as smtps://user:password@mail.example.com.";

/** Reads STORE_MAIL_URL and STORE_MAIL_FROM. */
export function readMailServer(
  environment: Environment,
): { ok: true; mail: MailSettings } | { ok: false; message: string } {
  const url = environment.STORE_MAIL_URL || undefined;
  // A server's address may hold a password, so it is not repeated.
  if (url !== undefined && !(URL.canParse(url) && /^smtps?:/.test(url)))
    return {
      ok: false,
      message:
        "STORE_MAIL_URL is not the address of an SMTP server. Write it like smtps://user:password@mail.example.com.",
    };
  return { ok: true, mail: { url, from: environment.STORE_MAIL_FROM || "store@example.com" } };
}

/** Reads STORE_METRICS_PORT, and whether OpenTelemetry knows where to send metrics and traces. */
function readTelemetry({
  STORE_METRICS_PORT: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Environment): { ok: true; telemetry: TelemetrySettings } | { ok: false; message: string } {
  const isExported = Boolean(endpoint);
  if (endpoint && !isWebUrl(endpoint))
    return {
      ok: false,
      message: "OTEL_EXPORTER_OTLP_ENDPOINT is no URL. Set it to one such as http://127.0.0.1:4318.",
    };
  if (!text) return { ok: true, telemetry: { isExported } };
  const metricsPort = Number(text);
  if (Number.isInteger(metricsPort) && metricsPort > 0 && metricsPort <= maxPort)
    return { ok: true, telemetry: { metricsPort, isExported } };
  return { ok: false, message: `STORE_METRICS_PORT is "${text}". Set it to a port from 1 to ${maxPort}.` };
}

const maxPort = 65_535;

/** Reads STORE_PROCESSES: how many processes share the ports, from 1 to 64. */
export function readProcesses(
  { STORE_PROCESSES: text }: Environment,
  { byDefault }: { byDefault: number },
): { ok: true; processes: number } | { ok: false; message: string } {
  const processes = Number(text || byDefault);
  if (Number.isInteger(processes) && processes >= 1 && processes <= maxProcesses) return { ok: true, processes };
  return { ok: false, message: `STORE_PROCESSES is "${text}". Set it to a number from 1 to ${maxProcesses}.` };
}

// More processes than any machine of a store has cores.
const maxProcesses = 64;

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
