import { spawn } from "node:child_process";
import { once } from "node:events";
import { workspaceRoot } from "../workspace/workspace-root.ts";

/** Runs tasks of Turborepo, each task's output in one piece; returns the exit code and, unless it is shown, the output. */
export async function runTurbo(
  tasks: readonly string[],
  { env = {}, isShown }: { env?: Record<string, string>; isShown: boolean },
): Promise<{ code: number; output: string }> {
  const words = ["run", ...tasks];
  const end = words.indexOf("--");
  const options = [
    "--continue",
    "--env-mode=loose",
    "--output-logs=new-only",
    "--log-order=grouped",
    "--log-prefix=none",
  ];
  words.splice(end === -1 ? words.length : end, 0, ...options);
  const turbo = spawn("turbo", words, {
    cwd: workspaceRoot,
    stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...env },
  });
  let output = "";
  for (const stream of [turbo.stdout, turbo.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const [code] = await once(turbo, "close");
  return { code: code ?? 1, output };
}
