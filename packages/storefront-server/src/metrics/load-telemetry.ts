import type { Telemetry, TelemetrySettings } from "./telemetry.ts";

/** Opens what is set; undefined if nothing is, and then nothing of OpenTelemetry is loaded. */
export async function openTelemetry(settings: TelemetrySettings | undefined): Promise<Telemetry | undefined> {
  if (settings === undefined || (settings.metricsPort === undefined && !settings.isExported)) return undefined;
  const { openOpenTelemetry } = await import("./open-telemetry.ts");
  return openOpenTelemetry(settings);
}
