import fs from "node:fs/promises";
import path from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import type { ParsedMail } from "mailparser";

interface StoredMail {
  id: string;
  mail: ParsedMail;
}

/** The pictures of a mail are the shop's, at whatever address that is. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-src 'self'";

/**
 * Serves the mails of a folder on this machine, newest first, so that a shopper of a store without a mail server can read
 * them. Mails are shown without scripts, in a frame of their own.
 */
export async function openMailViewer({
  folder,
  port,
}: {
  folder: string;
  port: number;
}): Promise<{ close(): Promise<void> }> {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header("content-security-policy", policy);
    context.header("cache-control", "no-store");
  });
  app.get("/", async (context) => context.html(toListPage(await readMails(folder))));
  app.get("/mails/:id", async (context) => {
    const found = await readMail(folder, context.req.param("id"));
    return found ? context.html(toMailPage(found)) : context.notFound();
  });
  app.get("/mails/:id/body", async (context) => {
    const found = await readMail(folder, context.req.param("id"));
    return found ? context.html(found.mail.html || "") : context.notFound();
  });
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function readMails(folder: string): Promise<StoredMail[]> {
  const files = await fs.readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readMail(folder, path.parse(file).name)));
  const found = mails.filter((mail) => mail !== undefined);
  return found.sort((one, other) => (other.mail.date?.getTime() ?? 0) - (one.mail.date?.getTime() ?? 0));
}

async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const source = await fs.readFile(path.join(folder, `${id}.eml`)).catch(() => undefined);
  if (!source) return undefined;
  // Loaded when a mail is first read.
  const { simpleParser } = await import("mailparser");
  return { id, mail: await simpleParser(source) };
}

const recipientOf = ({ to }: ParsedMail) =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(", ");

const toPage = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem; }
      iframe { border: 1px solid; height: 40rem; width: 100%; }
      pre { overflow-wrap: anywhere; white-space: pre-wrap; }
    </style>
  </head>
  <body><main>${body}</main></body>
</html>`;

function toListPage(mails: readonly StoredMail[]) {
  const rows = mails.map(
    ({ id, mail }) =>
      html`<li><a href="/mails/${id}">${mail.subject}</a> to ${recipientOf(mail)}, ${mail.date?.toISOString()}</li>`,
  );
  const list = mails.length > 0 ? html`<ol>${rows}</ol>` : html`<p>No mail has been sent yet.</p>`;
  return toPage("Mails", html`<h1>Mails of this store</h1>${list}`);
}

function toMailPage({ id, mail }: StoredMail) {
  const { subject = "", text = "" } = mail;
  const body = html`<p><a href="/">All mails</a></p>
    <h1>${subject}</h1>
    <p>To ${recipientOf(mail)}</p>
    <iframe title="${subject}" src="/mails/${id}/body" sandbox="allow-top-navigation-by-user-activation"></iframe>
    <h2>As text</h2>
    <pre>${linkAddresses(text)}</pre>`;
  return toPage(subject, body);
}

/** The text with its addresses as links. */
function linkAddresses(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
