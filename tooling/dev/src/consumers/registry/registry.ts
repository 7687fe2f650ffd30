// Keeps one Verdaccio exactly as long as the process that asked for it: the IPC channel closes however that process ends.
import fs from "node:fs";
import type http from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { type RegistryConfig, registryConfig } from "./registry-config.ts";

/** What a registry says: its port once it accepts connections, or why it does not. */
export type RegistryWord = { port: number } | { failed: string };

interface Verdaccio {
  runServer(config: RegistryConfig): Promise<http.Server>;
}

const [tools = "", folder = ""] = process.argv.slice(2);

// Whoever asked may have been killed; then nobody else removes the packages and the projects beside them.
process.on("disconnect", () => {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
});
// The terminal's Ctrl-C is meant for the owner, whose end closes the channel.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const tell = (word: RegistryWord) => process.send?.(word);

try {
  const { runServer }: Verdaccio = createRequire(path.join(tools, "package.json"))("verdaccio");
  const server = await runServer(registryConfig(path.join(folder, "registry")));
  server.on("error", (error) => tell({ failed: error.message }));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    tell(typeof address === "object" && address !== null ? { port: address.port } : { failed: "it got no port" });
  });
} catch (error) {
  tell({ failed: String(error) });
}
