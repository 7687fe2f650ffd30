import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BrandOrigins } from "./check-store-origins.ts";
import { workspaceRoot } from "./workspace-root.ts";

/** The mailer of the commerce service; `@store/mail` defines it. */
export interface Mailer {
  send(mail: unknown): Promise<void>;
}

export interface MailerSettings {
  /** The folder of the mails when there is no server. */
  folder: string;
  /** The origins of the four storefronts. */
  getOrigins: () => BrandOrigins;
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The mailer of `@store/mail`: by SMTP where STORE_MAIL_URL names a server, else as files into `folder`. It is found by its
 * path, since the service's own tests use this package. Undefined where it has not been built: tests of other stores.
 */
export async function loadMailer({ folder, getOrigins, environment }: MailerSettings): Promise<Mailer | undefined> {
  const entry = path.join(workspaceRoot, "packages/mail/dist/index.js");
  if (!fs.existsSync(entry)) return undefined;
  const { createMailer } = await import(pathToFileURL(entry).href);
  const { STORE_MAIL_URL: url, STORE_MAIL_FROM: from = "store@example.com" } = environment;
  return createMailer({
    delivery: url ? { kind: "smtp", url } : { kind: "folder", folder },
    from,
    getOrigin: (site: "US" | "CA", brand: "general" | "modern") => getOrigins()[brand][site],
  });
}
