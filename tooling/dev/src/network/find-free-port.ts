import net from "node:net";

/** Asks the system for a port on 127.0.0.1 that nobody holds at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("The system gave no port on 127.0.0.1."));
        else resolve(address.port);
      });
    });
  });
}
