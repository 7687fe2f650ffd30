import fs from "node:fs";

/** What a runner says while it runs, each as one line of JSON at the end of the file that `STORE_PROGRESS` names. */
export type ProgressEvent =
  /** Files of tests, or tests, that a runner is about to run. */
  | { kind: "planned"; count: number }
  | { kind: "began" | "ended"; name: string }
  | { kind: "failed"; name: string; message: string };

/** Sends an event to the run that this runner is a part of; does nothing in a run of its own. */
export function sendProgress(event: ProgressEvent): void {
  const file = process.env.STORE_PROGRESS;
  if (file) fs.appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** The events of a runner's output so far. Lines that are not whole yet are left for the next time. */
export function parseProgress(text: string): ProgressEvent[] {
  return text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
