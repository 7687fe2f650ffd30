import { chmodSync, mkdirSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { Mail, Mailer } from "@store/commerce-service/node";
import type { Brand, Site } from "@store/contract/shared";

/**
 * Where mails are delivered: to an SMTP server ("smtps://user:password@mail.example.com"), or as `.eml` files into a
 * folder that only the owner may enter.
 */
export type Delivery =
  | { readonly kind: "smtp"; readonly url: string }
  | { readonly kind: "folder"; readonly folder: string };

export interface MailerOptions {
  readonly delivery: Delivery;
  /** The sender's address; each brand adds its own name. */
  readonly from: string;
  /** The origin of a storefront. Called for every mail, since a store knows its ports only after its start. */
  readonly getOrigin: (site: Site, brand: Brand) => string;
}

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 } as const;

/**
 * The mailer of the commerce service. A mail that is sent again has the same Message-ID, by which servers recognize a
 * duplicate.
 */
export function createMailer({ delivery, from, getOrigin }: MailerOptions): Mailer {
  let opening: ReturnType<typeof openTransport> | undefined;
  const domain = from.slice(from.indexOf("@") + 1);
  if (delivery.kind === "folder") openFolder(delivery.folder);

  return {
    async send(mail: Mail) {
      opening ??= openTransport(delivery);
      const { transport, renderMail } = await opening;
      const { subject, text, html, brandName } = await renderMail(mail, getOrigin(mail.site, mail.brand));
      const { message } = await transport.sendMail({
        messageId: `<${mail.mailId}@${domain}>`,
        from: { name: brandName, address: from },
        to: mail.to,
        subject,
        text,
        html,
      });
      if (delivery.kind === "folder") await writeMail(delivery.folder, mail.mailId, message);
    },
  };
}

/** Loaded with the first mail: most processes send none, and it takes about 40 MB. */
async function openTransport(delivery: Delivery) {
  const [{ createTransport }, { renderMail }] = await Promise.all([import("nodemailer"), import("./render-mail.tsx")]);
  const transport =
    delivery.kind === "smtp"
      ? createTransport({ url: delivery.url, ...timeouts })
      : createTransport({ streamTransport: true, buffer: true });
  return { transport, renderMail };
}

/** Named after the mail's id, so that a repeated mail replaces the first file. */
async function writeMail(folder: string, mailId: string, message: unknown): Promise<void> {
  openFolder(folder);
  const file = await fs.open(path.join(folder, `${mailId}.eml`), "w", 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(message as Buffer);
  } finally {
    await file.close();
  }
}

/** A mail names a shopper, and its link may open an account: a folder that others may enter is closed to them. */
function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
