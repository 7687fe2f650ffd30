import http from "node:http";
import { listenLocally } from "@store/storefront-server";

/**
 * Whether a process listens on this port at the machine's own addresses; throws when the system forbids the check
 * (ports below 1024).
 */
export async function isPortHeld(port: number): Promise<boolean> {
  try {
    const listener = await listenLocally(http.createServer(), port);
    listener.close();
    return false;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return true;
    throw error;
  }
}
