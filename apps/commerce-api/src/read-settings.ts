import os from "node:os";
import { readTrustedProxies, type TrustedProxies } from "@store/commerce-service/listener";
import { type MailSettings, readMailSettings } from "./read-mail-settings.ts";

/** What the process is started with. */
export interface Settings {
  databaseUrl: string;
  port: number;
  /** The address that it listens on. */
  host: string;
  trusted: TrustedProxies;
  environment: "development" | "production";
  now: string | undefined;
  seed: boolean;
  logFile: string | undefined;
  /** How many processes answer on the port together. */
  processes: number;
  /** Null sends no mail. */
  mail: MailSettings | null;
}
export type SettingsReading = { ok: true; settings: Settings } | { ok: false; message: string };

// The storefronts use STORE_PORT and the next port; the service alone uses the seventh.
const defaultStorePort = 3000;
const offset = 6;
// Each process has up to ten connections to the database; PostgreSQL allows a hundred by default.
const maxByDefault = 8;
const maxProcesses = 64;

/** Reads the environment; names what is missing or wrong and how to set it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsReading {
  const { DATABASE_URL: databaseUrl, STORE_PORT: storePort, STORE_ENVIRONMENT } = environment;
  if (!databaseUrl) {
    return {
      ok: false,
      message:
        "Set DATABASE_URL to the address of a PostgreSQL database, such as postgres://store@127.0.0.1:5432/store.",
    };
  }
  const port = Number(storePort || defaultStorePort) + offset;
  if (!Number.isInteger(port) || port <= offset || port > 65_535) {
    return { ok: false, message: `STORE_PORT is "${storePort}". Set it to a port number up to ${65_535 - offset}.` };
  }
  const environmentName = STORE_ENVIRONMENT || "development";
  if (environmentName !== "production" && environmentName !== "development") {
    // Read as development it would open /demo to the world.
    return { ok: false, message: `STORE_ENVIRONMENT is "${STORE_ENVIRONMENT}". Set it to production or development.` };
  }
  const processes = Number(environment.STORE_PROCESSES || Math.min(os.availableParallelism(), maxByDefault));
  if (!Number.isInteger(processes) || processes < 1 || processes > maxProcesses) {
    const message = `STORE_PROCESSES is "${environment.STORE_PROCESSES}". Set it to a number from 1 to ${maxProcesses}.`;
    return { ok: false, message };
  }
  const reading = readTrustedProxies(environment.STORE_TRUSTED_PROXIES);
  if (!reading.ok) return reading;
  const mailReading = readMailSettings(environment);
  if (!mailReading.ok) return mailReading;
  return {
    ok: true,
    settings: {
      databaseUrl,
      port,
      host: environment.STORE_LISTEN || "127.0.0.1",
      trusted: reading.trusted,
      environment: environmentName,
      now: environment.STORE_NOW || undefined,
      seed: environment.STORE_SEED !== "none",
      logFile: environment.STORE_LOG_FILE || undefined,
      processes,
      mail: mailReading.mail,
    },
  };
}
