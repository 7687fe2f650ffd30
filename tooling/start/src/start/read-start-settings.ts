import { commandFolder } from "@store/dev/workspace/workspace-root";
import { readServerSettings, type ServerSettings } from "@store/storefront-server";
import type { StorePorts } from "./store-apps.ts";

// `dev` runs beside `start`.
const firstInDevelopment = 3100;

/** The settings of `start` and the store from the environment and the command line. */
export interface StartSettings extends Omit<ServerSettings, "ports" | "seed"> {
  folder: string;
  dev: boolean;
  ports: StorePorts;
}

/** Reads the settings; names what is wrong and how to set it. */
export function readStartSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: string[],
): { ok: true; settings: StartSettings } | { ok: false; message: string } {
  const { folder, dev } = commandFolder(args);
  const reading = readServerSettings(environment, dev ? { firstPort: firstInDevelopment } : {});
  if (!reading.ok) return reading;
  const { ports, seed: _, ...settings } = reading.settings;
  return { ok: true, settings: { ...settings, folder, dev, ports: { us: ports.US, ca: ports.CA } } };
}
