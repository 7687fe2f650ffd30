import path from "node:path";
import { createMailer } from "@store/mail";
import { createSampleService } from "@store/sample-store/service";
import createPlanner from "@store/sectional-configurator/server";
import { runStorefront } from "@store/storefront-server";
import createApp from "./server/app.ts";
import { config } from "./store.config.ts";

// Bundled into `build/server`, beside the files that it serves.
const build = path.join(import.meta.dirname, "..");

await runStorefront({
  site: config.site,
  createApp,
  client: path.join(build, "client"),
  planner: { createApp: createPlanner, client: path.join(build, "planner") },
  pictures: path.join(build, "pictures"),
  createMailer,
  createService: createSampleService,
});
