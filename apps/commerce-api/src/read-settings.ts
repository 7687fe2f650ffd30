import os from "node:os";
import {
  type BrandOrigins,
  type Environment,
  missingDatabase,
  portOffsets,
  readMailServer,
  readProcesses,
  readServerSettings,
  readShopOrigins,
  type ServerSettings,
} from "@store/storefront-server";

/** How the process sends mail. */
export interface MailSettings {
  /** An SMTP server, such as "smtps://user:password@mail.example.com". */
  url: string;
  from: string;
  /** Where shoppers find the storefronts, for the links of a mail. */
  origins: BrandOrigins;
}

/** What the process is started with. */
export interface Settings
  extends Pick<ServerSettings, "environment" | "now" | "seed" | "trusted" | "telemetry" | "wallets"> {
  databaseUrl: string;
  port: number;
  /** The address that it listens on, besides the machine's own. */
  host: string | undefined;
  /** How many processes answer on the port together. */
  processes: number;
  /** Null sends no mail. */
  mail: MailSettings | null;
}
export type SettingsReading = { ok: true; settings: Settings } | { ok: false; message: string };

// Each process has up to ten connections to the database; PostgreSQL allows a hundred by default.
const maxByDefault = 8;

/** Reads the environment; names what is missing or wrong and how to set it. */
export function readSettings(environment: Environment): SettingsReading {
  const reading = readServerSettings(environment, { servesPages: false });
  if (!reading.ok) return reading;
  const processes = readProcesses(environment, { byDefault: Math.min(os.availableParallelism(), maxByDefault) });
  if (!processes.ok) return processes;
  const mail = readMailSettings(environment);
  if (!mail.ok) return mail;
  const { databaseUrl, ports, host, environment: name, now, seed, trusted, telemetry, wallets } = reading.settings;
  if (databaseUrl === undefined) return { ok: false, message: missingDatabase };
  return {
    ok: true,
    settings: {
      ...{ databaseUrl, host, environment: name, now, seed, trusted, telemetry, wallets },
      port: ports.US + portOffsets.service,
      processes: processes.processes,
      mail: mail.mail,
    },
  };
}

/** Null without STORE_MAIL_URL: mails then wait in the outbox for a process that sends them. */
function readMailSettings(
  environment: Environment,
): { ok: true; mail: MailSettings | null } | { ok: false; message: string } {
  const server = readMailServer(environment);
  if (!server.ok) return server;
  const { url, from } = server.mail;
  if (url === undefined) return { ok: true, mail: null };
  const shops = readShopOrigins(environment);
  if (!shops.ok) return { ok: false, message: `The links of mails need the origins of the shops: ${shops.message}` };
  return { ok: true, mail: { url, from, origins: shops.origins } };
}
