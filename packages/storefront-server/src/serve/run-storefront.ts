import cluster from "node:cluster";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Mailer } from "@store/commerce-service/node";
import type { Brand, Site } from "@store/contract/shared";
import { hashPictures } from "../files/picture-hashes.ts";
import {
  missingDatabase,
  readProcesses,
  readServerSettings,
  type ServerSettings,
  unsentMails,
} from "../settings/read-settings.ts";
import { portOffsets } from "../settings/store-port.ts";
import { type Running, runProgram } from "../supervision/run-program.ts";
import { ready, sharePort } from "../supervision/share-port.ts";
import { type CommerceService, type Surroundings, serve } from "./serve.ts";
import type { PlannerToServe } from "./serve-planner.ts";
import type { SiteToServe } from "./serve-site.ts";

/** Where the mails of a store go: to a server, or as files into a folder. */
export interface MailerSettings {
  delivery: { kind: "smtp"; url: string } | { kind: "folder"; folder: string };
  from: string;
  getOrigin(site: Site, brand: Brand): string;
}

/** What the commerce service of a storefront's program is created with. */
export interface ServiceSettings
  extends Omit<Surroundings, "getOrigin">,
    Pick<ServerSettings, "environment" | "demo" | "now" | "seed"> {
  databaseUrl: string;
  /** Without one, mails wait in the database for a process that sends them. */
  mailer: Mailer | undefined;
}

/** The parts of a storefront's program, which its app imports. */
export interface StorefrontProgram extends Pick<SiteToServe, "site" | "createApp"> {
  /** The folder of the files that browsers load. */
  client: string;
  planner: Omit<PlannerToServe, "port">;
  /** The folder of the pictures. */
  pictures: string;
  createMailer(settings: MailerSettings): Mailer;
  createService(settings: ServiceSettings): Promise<CommerceService>;
}

/**
 * Serves one storefront, its planner and its service as a program: the settings come from the environment, the logs go to
 * the standard output, SIGTERM ends it when what is under way is answered. With STORE_PROCESSES, several processes share
 * the ports.
 */
export async function runStorefront(program: StorefrontProgram): Promise<void> {
  const oldNode = explainOldNode(process.versions.node);
  if (oldNode !== undefined) return refuse(oldNode);
  const reading = readServerSettings(process.env);
  if (!reading.ok) return refuse(reading.message);
  const processes = readProcesses(process.env, { byDefault: 1 });
  if (!processes.ok) return refuse(processes.message);
  const { settings } = reading;
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) return refuse(missingDatabase);
  const mailFolder = settings.demo && settings.mail.url === undefined ? findMailFolder() : undefined;
  if (processes.processes > 1 && cluster.isPrimary) sharePort({ processes: processes.processes, now: settings.now });
  else await runProgram(() => begin(program, { ...settings, databaseUrl, mailFolder }));
}

/** What is wrong with a version of Node that lacks parts of the language that the store is written in. */
export function explainOldNode(version: string): string | undefined {
  const needed = 24;
  const isOld = Number.parseInt(version, 10) < needed;
  return isOld ? `The store needs Node ${needed} or newer; this is ${version}.` : undefined;
}

/** The folder for the mails of a developer's store, until the program ends. Processes that share the ports share it. */
function findMailFolder(): string {
  const [, , shared] = process.argv;
  if (cluster.isWorker && shared !== undefined) return shared;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-mails-"));
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  cluster.setupPrimary({ args: [folder] });
  return folder;
}

interface ProgramSettings extends ServerSettings {
  databaseUrl: string;
  mailFolder: string | undefined;
}

async function begin(program: StorefrontProgram, settings: ProgramSettings): Promise<Running> {
  const { site, createApp, client, planner, pictures, createMailer, createService } = program;
  const { environment, demo, databaseUrl, now, seed, mail, ports, mailFolder: folder } = settings;
  const isCanada = site === "CA";
  const port = ports[site];
  const first = port - portOffsets[site];
  await using started = new AsyncDisposableStack();
  if (folder !== undefined) {
    const { openMailViewer } = await import("../mails/mail-viewer.ts");
    const viewer = await openMailViewer({
      folder,
      port: first + (isCanada ? portOffsets.mailsOfCanada : portOffsets.mails),
    });
    started.defer(viewer.close);
  }
  const served = await serve({
    ...settings,
    sites: [{ site, createApp, client, port }],
    planner: { ...planner, port: first + (isCanada ? portOffsets.plannerOfCanada : portOffsets.planner) },
    pictures: { folder: pictures, hashes: hashPictures(pictures) },
    createService({ getOrigin, ...surroundings }) {
      const delivery = toDelivery(mail.url, folder);
      const mailer = delivery && createMailer({ delivery, from: mail.from, getOrigin });
      return createService({ ...surroundings, environment, demo, databaseUrl, now, seed, mailer });
    },
  });
  started.defer(() => served.drain());
  const { metricsPort } = served;
  const metrics = metricsPort === undefined ? "" : `, its metrics on http://127.0.0.1:${metricsPort}/metrics`;
  process.stdout.write(
    `The store answers on http://localhost:${port} (process ${process.pid}); its health is at /readyz${metrics}.\n`,
  );
  // Of several processes, the first one says it.
  if (!demo && mail.url === undefined && (cluster.worker?.id ?? 1) === 1) console.warn(unsentMails);
  process.send?.(ready);
  const running = started.move();
  return { drain: () => running.disposeAsync() };
}

function toDelivery(url: string | undefined, folder: string | undefined): MailerSettings["delivery"] | undefined {
  if (url !== undefined) return { kind: "smtp", url };
  return folder === undefined ? undefined : { kind: "folder", folder };
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
