import { storeFolder } from "@store/dev/workspace/workspace-root";
import { readStorePort } from "@store/storefront-server";
import { findStartObstacle } from "./start/find-start-obstacle.ts";

// Runs before the build, so that a second start reports the obstacle at once and changes nothing.
const checked = readStorePort(process.env.STORE_PORT);
const obstacle = checked.ok
  ? await findStartObstacle({
      folder: storeFolder,
      ports: { us: checked.ports.US, ca: checked.ports.CA },
      pid: process.pid,
    })
  : checked.message;
if (obstacle !== undefined) {
  console.error(obstacle);
  process.exit(1);
}
