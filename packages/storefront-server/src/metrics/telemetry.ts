import type { Trace } from "../forwarding/trace-context.ts";
import type { StoreMetrics } from "./metric-table.ts";

/** Where a process reports what it measures. */
export interface TelemetrySettings {
  /** The port of this machine on which the metrics are shown as Prometheus text; 0 selects a free one. */
  metricsPort?: number | undefined;
  /** Whether metrics and traces are sent to the address in OTEL_EXPORTER_OTLP_ENDPOINT. */
  isExported: boolean;
}

/** A request that was answered. */
export interface AnsweredRequest {
  trace: Trace;
  method: string;
  /** The pattern of the route. */
  route: string;
  status: number;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
}

export interface Telemetry {
  metrics: StoreMetrics;
  /** The port of the Prometheus text; undefined without one. */
  port: number | undefined;
  /** Reports the span of a request. */
  report(request: AnsweredRequest): void;
  /** Sends what is left, for at most two seconds, and stops. */
  close(): Promise<void>;
}
