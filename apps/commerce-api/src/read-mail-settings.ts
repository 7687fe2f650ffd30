import type { Brand, Site } from "@store/contract/shared";

/** How the process sends mail. */
export interface MailSettings {
  /** An SMTP server, such as "smtps://user:password@mail.example.com". */
  url: string;
  from: string;
  /** Where shoppers find the storefronts, for the links of a mail. */
  origins: Record<Brand, Record<Site, string>>;
}

/** What the output of a production start says if this process sends no mail. */
export const unsentMails =
  "Mails are not sent: they wait in the database for a process with STORE_MAIL_URL. Set it to an SMTP server, such as smtps://user:password@mail.example.com.";

const variables = {
  general: { US: "STORE_ORIGIN_US", CA: "STORE_ORIGIN_CA" },
  modern: { US: "STORE_ORIGIN_US_MODERN", CA: "STORE_ORIGIN_CA_MODERN" },
} as const;

/** Reads how to send mail; null without STORE_MAIL_URL: mails then wait in the outbox for a process that sends them. */
export function readMailSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; mail: MailSettings | null } | { ok: false; message: string } {
  const { STORE_MAIL_URL: url, STORE_MAIL_FROM: from = "store@example.com" } = environment;
  if (!url) return { ok: true, mail: null };
  // A server's address may hold a password, so it is not repeated.
  if (!URL.canParse(url) || !/^smtps?:/.test(url))
    return {
      ok: false,
      message:
        "STORE_MAIL_URL is not the address of an SMTP server. Write it like smtps://user:password@mail.example.com.",
    };
  const names = Object.values(variables).flatMap((sites) => Object.values(sites));
  const wrong = names.find((name) => !isOrigin(environment[name] ?? ""));
  if (wrong !== undefined)
    return {
      ok: false,
      message: `${wrong} is "${environment[wrong] ?? ""}". The links of mails need it: set it to an origin, such as https://shop.example.`,
    };
  const { general, modern } = variables;
  const originOf = (name: string) => environment[name] ?? "";
  return {
    ok: true,
    mail: {
      url,
      from,
      origins: {
        general: { US: originOf(general.US), CA: originOf(general.CA) },
        modern: { US: originOf(modern.US), CA: originOf(modern.CA) },
      },
    },
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text;
}
