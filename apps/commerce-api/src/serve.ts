import { createSampleService } from "@store/sample-store/service";
import { createRequestLimits, listen, openTelemetry, type Running, ready } from "@store/storefront-server";
import type { MailSettings, Settings } from "./read-settings.ts";

const drainMs = 8000;

/** Runs the commerce service in this process; calls in progress are answered before it ends. */
export async function serve(settings: Settings): Promise<Running> {
  const { port, host, trusted, processes: _, mail, telemetry: reports, ...options } = settings;
  const demo = options.environment === "development";
  const mailer = mail === null ? undefined : await createMailerOf(mail);
  const telemetry = await openTelemetry(reports);
  const metrics = telemetry?.metrics;
  const service = await createSampleService({ ...options, demo, mailer, metrics });
  const limits = createRequestLimits({ trusted, metrics });
  const listening = await listen({ app: service, port, host, trusted, limits, behindStorefronts: true, telemetry });
  console.log(
    `The commerce service answers on http://127.0.0.1:${port} (process ${process.pid}); its health is at /readyz.`,
  );
  process.send?.(ready);
  return {
    async drain() {
      // A call whose body is still arriving reaches the service later.
      await listening.drain({ withinMs: drainMs });
      await service.drain();
      await telemetry?.close();
    },
  };
}

/** The mailer's package is built before it is loaded, so only a process that sends mail imports it. */
async function createMailerOf({ url, from, origins }: MailSettings) {
  const { createMailer } = await import("@store/mail");
  return createMailer({ delivery: { kind: "smtp", url }, from, getOrigin: (site, brand) => origins[brand][site] });
}
