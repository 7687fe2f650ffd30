import { stopStore } from "./start/stop-store.ts";
import { storeFolder } from "./start/workspace-root.ts";

console.log(await stopStore(storeFolder));
