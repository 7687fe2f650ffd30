// Serves one request and prints the modules that were loaded for it; with an argument, with metrics.
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, nextLoad) {
    process.stdout.write(`${url}\n`);
    return nextLoad(url, context);
  },
});

const { createRequestLimits, listen, openTelemetry } = await import("../index.ts");
const [setting] = process.argv.slice(2);
const telemetry = await openTelemetry({ isExported: false, ...(setting && { metricsPort: 0 }) });
const trusted = () => false;
const limits = createRequestLimits({ trusted, metrics: telemetry?.metrics });
const listening = await listen({ app: { fetch: () => new Response("A page") }, port: 0, trusted, limits, telemetry });
await (await fetch(`http://127.0.0.1:${listening.port}/`)).text();
await listening.drain({ withinMs: 0 });
await telemetry?.close();
