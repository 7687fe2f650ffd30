import { checkStorePort } from "./start/check-store-port.ts";
import { findStartObstacle } from "./start/find-start-obstacle.ts";
import { storeFolder } from "./start/workspace-root.ts";

// Runs before the build, so that a second start reports the obstacle at once and changes nothing.
const checked = checkStorePort(process.env.STORE_PORT);
const obstacle = checked.ok
  ? await findStartObstacle({ folder: storeFolder, ports: checked.ports, pid: process.pid })
  : checked.message;
if (obstacle !== undefined) {
  console.error(obstacle);
  process.exit(1);
}
