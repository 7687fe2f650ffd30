import { once } from "node:events";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine, which keeps what it gets. */
export interface MailServer {
  url: string;
  mails: readonly ParsedMail[];
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      mails.push(await simpleParser(stream));
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
