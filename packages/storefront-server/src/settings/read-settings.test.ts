import { expect, it } from "vitest";
import { readServerSettings } from "./read-settings.ts";

const read = (environment: Record<string, string>) => {
  const reading = readServerSettings(environment);
  return reading.ok ? reading.settings.telemetry : reading.message;
};

it.each([
  [{}, { isExported: false }],
  [{ STORE_METRICS_PORT: "9464" }, { metricsPort: 9464, isExported: false }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, { isExported: true }],
])("measures what is set: %o", (environment, telemetry) => {
  expect(read(environment)).toEqual(telemetry);
});

it.each(["0", "65536", "metrics", "94.64"])("refuses the metrics' port %s, and says how to set it", (port) => {
  expect(read({ STORE_METRICS_PORT: port })).toBe(`STORE_METRICS_PORT is "${port}". Set it to a port from 1 to 65535.`);
});
