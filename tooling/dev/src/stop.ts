import { stopStore } from "./start/stop-store.ts";
import { commandFolder } from "./start/workspace-root.ts";

console.log(await stopStore(commandFolder().folder));
