import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { runProgram, sharePort, unsentMails } from "@store/storefront-server";
import { readSettings } from "./read-settings.ts";

const reading = readSettings(process.env);
if (!reading.ok) {
  console.error(reading.message);
  process.exit(1);
}
const { settings } = reading;
if (cluster.isPrimary && settings.environment === "production" && settings.mail === null) console.log(unsentMails);
// A single process needs no primary process that shares the port.
if (settings.processes > 1 && cluster.isPrimary) sharePort(settings);
else {
  enableCompileCache();
  // The process that only shares the port out loads no service.
  const { serve } = await import("./serve.ts");
  await runProgram(() => serve(settings));
}
