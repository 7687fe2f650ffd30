import { ConfigurationError } from "@store/commerce-service/node";
import { createSampleService } from "@store/sample-store/service";
import { listen } from "./listen.ts";
import type { MailSettings } from "./read-mail-settings.ts";
import type { Settings } from "./read-settings.ts";

const patienceMs = 10_000;

/** Runs the commerce service in this process until it is asked to end; calls in progress are answered first. */
export async function serve({ port, host, trusted, processes: _, mail, ...options }: Settings): Promise<void> {
  const demo = options.environment === "development";
  const mailer = mail === null ? undefined : await createMailerOf(mail);
  const service = await createSampleService({ ...options, demo, mailer }).catch(refuseSetting);
  const listener = await listen((request) => service.fetch(request), { port, host, trusted });
  console.log(
    `The commerce service answers on http://${host.includes(":") ? `[${host}]` : host}:${port} (process ${process.pid}); its health is at /readyz.`,
  );
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);

  async function end(): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    // A call whose body is still arriving reaches the service later.
    await listener.close();
    await service.drain();
    process.exit(0);
  }
}

/** Ends the process with the one line that names a wrong setting; its stack would tell an operator nothing. */
function refuseSetting(error: unknown): never {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The mailer's package is built before it is loaded, so only a process that sends mail imports it. */
async function createMailerOf({ url, from, origins }: MailSettings) {
  const { createMailer } = await import("@store/mail");
  return createMailer({ delivery: { kind: "smtp", url }, from, getOrigin: (site, brand) => origins[brand][site] });
}
