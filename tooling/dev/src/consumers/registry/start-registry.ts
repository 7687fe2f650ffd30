import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { consumerEnvironment } from "../consumer-environment.ts";
import type { RegistryWord } from "./registry.ts";

export interface Registry {
  port: number;
  pid: number;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const startWithinMs = 60_000;
const stopWithinMs = 5000;

/**
 * Starts an empty registry on a free port of 127.0.0.1. It runs as long as the calling process, however that ends, and
 * is removed with `folder` and everything in it. Throws its output when it does not start.
 */
export async function startRegistry({ tools, folder }: { tools: string; folder: string }): Promise<Registry> {
  const program = path.join(import.meta.dirname, "registry.ts");
  // Verdaccio needs a newer Node than the consumers have: the workspace's.
  const child = fork(program, [tools, folder], {
    cwd: folder,
    env: consumerEnvironment(process.env),
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said = (said + chunk).slice(-4000);
    });
  const ended = once(child, "exit");

  const stop = async () => {
    if (child.connected) child.send("done");
    const patience = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
    await ended;
    clearTimeout(patience);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const word = await new Promise<RegistryWord>((resolve) => {
    // It sends only its two messages.
    child.once("message", (message) => resolve(message as RegistryWord));
    child.once("exit", (code) => resolve({ failed: `it ended with code ${code}` }));
    setTimeout(() => resolve({ failed: `no word within ${startWithinMs / 1000} s` }), startWithinMs).unref();
  });
  if ("port" in word) return { port: word.port, pid: child.pid ?? 0, stop };
  await stop();
  throw new Error(`consumers: starting the registry failed: ${word.failed}\n${said}`);
}
