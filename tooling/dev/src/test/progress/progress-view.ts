import type { ProgressEvent } from "./progress-event.ts";

interface Running {
  name: string;
  since: number;
}

/** What is known of a suite that runs. */
export class SuiteProgress {
  readonly name: string;
  #total: number;
  #planned = 0;
  #done = 0;
  #running: Running[] = [];

  /** `total`: how many files or tests it has, where that is known before its runners start. */
  constructor(name: string, total = 0) {
    this.name = name;
    this.#total = total;
  }

  /** Takes an event; returns what has to be told at once. */
  apply(event: ProgressEvent, now: number): string | undefined {
    if (event.kind === "planned") this.#planned += event.count;
    if (event.kind === "began") this.#running.push({ name: event.name, since: now });
    if (event.kind === "ended") {
      this.#done += 1;
      this.#running = this.#running.filter(({ name }) => name !== event.name);
    }
    return event.kind === "failed" ? `failed: ${event.name}\n${indent(event.message)}` : undefined;
  }

  /** "journeys 12 of 208 (pays-by-card.spec.ts › …, 9 s)" */
  describe(now: number): string {
    const [slowest] = this.#running.toSorted((one, other) => one.since - other.since);
    const share = `${this.#done} of ${Math.max(this.#total, this.#planned) || "?"}`;
    const current = slowest ? ` (${shorten(slowest.name)}, ${Math.round((now - slowest.since) / 1000)} s)` : "";
    return `${this.name} ${share}${current}`;
  }
}

const longestName = 60;
const shorten = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

const indent = (text: string) =>
  text
    .split("\n")
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");
