import cluster from "node:cluster";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import {
  diag,
  type Meter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as traces,
} from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { MetricDefinition } from "@store/commerce-service";
import { type StoreMetrics, storeMetrics } from "./metric-table.ts";
import { observeProcess } from "./process-metrics.ts";
import type { AnsweredRequest, Telemetry, TelemetrySettings } from "./telemetry.ts";

type Labels = Readonly<Record<string, string | number>>;

const scope = "store";
const lastReportMs = 2000;
/** Processes that share the ports of a store take one port each, from the set one on. */
const maxProcesses = 64;
/** In seconds: a page of the store takes tens of milliseconds, an order waits for the card processor. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Opens the exporters that are set. This module and nothing else loads OpenTelemetry. */
export async function openOpenTelemetry({ metricsPort, isExported }: TelemetrySettings): Promise<Telemetry> {
  limitDiagnostics();
  const named = resourceFromAttributes({ "service.name": "store" });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const prometheus =
    metricsPort === undefined
      ? undefined
      : new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true });
  const readers: IMetricReader[] = prometheus ? [prometheus] : [];
  if (isExported) readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }));
  const meters = new MeterProvider({ resource, readers });
  const metrics = toMetrics(meters.getMeter(scope));
  const spans = isExported ? createSpans(resource) : undefined;
  const stop = observeProcess(metrics);
  const text = prometheus && (await showText(prometheus, metricsPort ?? 0));
  return {
    metrics,
    port: text?.port,
    report: (request) => spans?.report(request),
    async close() {
      stop();
      text?.close();
      const closed = Promise.allSettled([meters.shutdown(), spans?.shutdown()]);
      await Promise.race([closed, pause(lastReportMs, undefined, { ref: false })]);
    },
  };
}

function toMetrics(meter: Meter): StoreMetrics {
  const rows: [string, MetricDefinition][] = Object.entries(storeMetrics);
  const of = <Instrument>(
    kind: MetricDefinition["kind"],
    create: (name: string, row: MetricDefinition) => Instrument,
  ) => new Map(rows.filter(([, row]) => row.kind === kind).map(([name, row]) => [name, create(name, row)]));
  const counters = of("counter", (name, row) => meter.createCounter(name, row));
  const histograms = of("histogram", (name, row) =>
    meter.createHistogram(name, { ...row, advice: { explicitBucketBoundaries: durationBuckets } }),
  );
  // The latest reader of each gauge: in development, a new service takes the place of the old one.
  const readers = new Map<string, () => Iterable<readonly [number, Labels]>>();
  of("gauge", (name, row) => {
    meter.createObservableGauge(name, row).addCallback((result) => {
      for (const [value, labels] of readers.get(name)?.() ?? []) result.observe(value, labels);
    });
  });
  return {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    record: (name, value, labels) => histograms.get(name)?.record(value, labels),
    observe: (name, read) => void readers.set(name, read),
  };
}

/** Server spans with the ids that the listener gave the requests. */
function createSpans(resource: ReturnType<typeof defaultResource>) {
  let ids = { traceId: "", spanId: "" };
  const provider = new TracerProvider({
    resource,
    idGenerator: { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer(scope);
  return {
    report({ trace, method, route, status, startedAt, endedAt }: AnsweredRequest): void {
      ids = trace;
      const traceFlags = trace.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
      const parent = trace.parentSpanId;
      const context =
        parent === null
          ? ROOT_CONTEXT
          : traces.setSpanContext(ROOT_CONTEXT, { traceId: trace.traceId, spanId: parent, traceFlags, isRemote: true });
      const attributes = { "http.request.method": method, "http.route": route, "http.response.status_code": status };
      const options = { kind: SpanKind.SERVER, startTime: startedAt, attributes };
      const span = tracer.startSpan(`${method} ${route}`, options, context);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    shutdown: () => provider.shutdown(),
  };
}

/** Shows the metrics on this machine, at `/metrics`. */
async function showText(exporter: PrometheusExporter, first: number) {
  const server = http.createServer((request, response) => {
    if (["GET", "HEAD"].includes(request.method ?? "") && request.url?.split("?")[0] === "/metrics")
      return exporter.getMetricsRequestHandler(request, response);
    return response.writeHead(404).end();
  });
  const last = cluster.isWorker && first > 0 ? first + maxProcesses - 1 : first;
  for (let port = first; ; port += 1) {
    const taken = await bind(server, port);
    if (taken.ok) return { port: taken.port, close: () => server.close().closeAllConnections() };
    if (port >= last) {
      const message = `STORE_METRICS_PORT: the port ${port} is in use. Set it to a free one.`;
      throw Object.assign(new Error(message), { name: "ConfigurationError" });
    }
  }
}

function bind(server: http.Server, port: number): Promise<{ ok: true; port: number } | { ok: false }> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve({ ok: false }) : reject(error);
    server.once("error", fail);
    // Exclusive: otherwise the processes of a cluster would share it, and each answer for another one.
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      server.off("error", fail);
      const address = server.address();
      resolve({ ok: true, port: typeof address === "object" && address !== null ? address.port : port });
    });
  });
}

/** An address that takes no reports is logged once a minute. */
function limitDiagnostics(): void {
  let nextAt = 0;
  const ignore = () => {};
  const error = (message: string) => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + 60_000;
    console.error(`OpenTelemetry: ${message}`);
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore });
}
