import cluster from "node:cluster";
import { readSettings } from "./read-settings.ts";
import { serve } from "./serve.ts";
import { sharePort } from "./share-port.ts";

const reading = readSettings(process.env);
if (!reading.ok) {
  console.error(reading.message);
  process.exit(1);
}
const { settings } = reading;
// One process alone needs nobody to share the port out to it.
if (settings.processes > 1 && cluster.isPrimary) sharePort(settings);
else await serve(settings);
