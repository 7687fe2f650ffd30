import { commandFolder } from "@store/dev/workspace/workspace-root";
import { stopStore } from "./start/stop-store.ts";

console.log(await stopStore(commandFolder().folder));
