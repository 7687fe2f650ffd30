import http from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** Answers whether somebody holds this port on this machine's own addresses; throws when the system forbids it (ports below 1024). */
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
