import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { processCpuMs } from "../checkout/measure/cpu-time.ts";

/** A program in a process of its own, whose processor time and collections of garbage can be read. */
export interface MeasuredProgram {
  port: number;
  cpuMs(): number;
  collections(): Promise<number>;
  stop(): Promise<void>;
}

const inFolder = (file: string) => path.join(import.meta.dirname, file);

/** Starts a file of this folder with the heap of a store; resolves when the program says on which port it answers. */
export async function startMeasured(file: string, args: readonly string[] = []): Promise<MeasuredProgram> {
  const child = fork(inFolder(file), args, {
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: ["--import", inFolder("count-collections.ts"), "--max-old-space-size=192", "--max-semi-space-size=4"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const { port } = await nextMessage<{ port: number }>(child);
  return {
    port,
    cpuMs: () => processCpuMs(child.pid ?? 0),
    async collections() {
      child.send("collections");
      return (await nextMessage<{ collections: number }>(child)).collections;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const answered = new AbortController();
  const ended = once(child, "exit", answered).then(([code]) => {
    throw new Error(`The program ended with code ${code}.`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", answered), ended]);
    return message;
  } finally {
    ended.catch(() => undefined);
    answered.abort();
  }
}
