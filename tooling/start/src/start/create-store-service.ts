import type { Ports } from "@store/commerce-service";
import { createSampleService } from "@store/sample-store/service";
import { type CommerceService, readMailServer, type Surroundings } from "@store/storefront-server";

export interface StoreServiceOptions extends Surroundings {
  databaseUrl: string;
  environment: "development" | "production";
  demo: boolean;
  logFile?: string | undefined;
  /** The folder that takes mails where STORE_MAIL_URL names no server. */
  mails: string;
  now?: string | undefined;
  debugTools?: boolean | undefined;
  /** Who may post notifications about payments. */
  notificationSources?: Ports["notificationSources"] | undefined;
}

/** Creates the commerce service with the sample store in it; it migrates and fills its database itself. */
export async function createStoreService(options: StoreServiceOptions): Promise<CommerceService> {
  return createSampleService(await toSampleOptions(options));
}

/** What the sample service takes: with the mailer, whose package has to be built before it is loaded. */
export async function toSampleOptions({ getOrigin, mails, ...options }: StoreServiceOptions) {
  const { createMailer } = await import("@store/mail");
  const reading = readMailServer(process.env);
  if (!reading.ok) throw new Error(reading.message);
  const { url, from } = reading.mail;
  const delivery = url === undefined ? ({ kind: "folder", folder: mails } as const) : ({ kind: "smtp", url } as const);
  return { ...options, mailer: createMailer({ delivery, from, getOrigin }) };
}
