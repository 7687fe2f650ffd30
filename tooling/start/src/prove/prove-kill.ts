import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { OrderWorkerMessage, OrderWorkerTask } from "./order-worker.ts";
import type { Proof } from "./proof.ts";
import type { Setting } from "./setting.ts";

const approved = "4111111111111111";
const declined = "4000000000000002";
const answeredLate = "4000000000000119";
const cards = [approved, approved, declined, approved, approved, answeredLate, approved];
const sku = sampleSkus.lamp;
const minuteMs = 60_000;

type Submission = Extract<OrderWorkerMessage, { kind: "submitted" }> & {
  answer?: Extract<OrderWorkerMessage, { kind: "completed" }>;
};

/**
 * Kills a process while it places orders, several times, then starts another and checks every submission: each
 * confirmed order exists, none exists twice, and no unit of stock is missing.
 */
export async function proveKill(
  { kit, database, databaseUrl, options }: Setting,
  { kills }: { kills: number },
): Promise<Proof> {
  await database.addStock(sku, 100_000);
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = await database.orders();
  const submissions: Submission[] = [];
  const problems: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const task = { databaseUrl, logFile: options.logFile ?? "", shoppers: 8, sku, cards };
    const placed = await placeUntilKilled(task, { afterMs: 300 + 200 * kill });
    if (placed.signal !== "SIGKILL") problems.push("a process ended by itself while it placed orders");
    submissions.push(...placed.submissions);
  }
  // A minute later by the store's clock, pending attempts are due for a lookup.
  const now = new Date(Date.now() + minuteMs).toISOString();
  const service = await kit.createService({ ...options, now });

  const placedKeys = new Set<string>();
  let lost = 0;
  let recovered = 0;
  for (const { key, cookies, token, answer } of submissions) {
    const shopper = kit.createShopper(service);
    for (const [name, value] of cookies) shopper.cookies.set(name, value);
    shopper.token = token;
    // An interrupted submission may never have arrived; one that did is checked until it is settled.
    const seen = await kit.pollOrderAttempt(shopper, { key, patienceMs: 0 });
    const became = seen.status === "open" ? await kit.pollOrderAttempt(shopper, { key }) : seen;
    if (became.status === "open") problems.push(`submission ${key} is not settled`);
    if (became.status === "placed") {
      placedKeys.add(key);
      if (answer === undefined) recovered += 1;
    }
    const isConsistent = answer === undefined || answer.redirectUrl === became.redirectUrl;
    if (!isConsistent) {
      lost += 1;
      problems.push(`submission ${key} was answered ${answer.status}, and is ${became.status} now`);
    }
  }
  const made = [...(await database.orders())].filter((order) => !ordersBefore.has(order));
  const doubled = made.length - placedKeys.size;
  if (doubled !== 0) problems.push(`${placedKeys.size} submissions made ${made.length} orders`);
  await service.drain();
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  const answered = submissions.filter(({ answer }) => answer !== undefined).length;
  return {
    title: "A process killed while it places orders",
    counts: {
      kills,
      submissions: submissions.length,
      answered,
      "cut off": submissions.length - answered,
      orders: made.length,
      "of them recovered": recovered,
      lost,
      doubled,
    },
    problems,
  };
}

async function placeUntilKilled(
  task: OrderWorkerTask,
  { afterMs }: { afterMs: number },
): Promise<{ submissions: Submission[]; signal: unknown }> {
  const worker = fork(path.join(import.meta.dirname, "order-worker.ts"), [JSON.stringify(task)], { execArgv: [] });
  const submissions = new Map<string, Submission>();
  // A worker sends only its two messages.
  worker.on("message", (word: OrderWorkerMessage) => {
    if (word.kind === "submitted") submissions.set(word.key, word);
    else {
      const submission = submissions.get(word.key);
      if (submission) submission.answer = word;
    }
  });
  const ended = once(worker, "exit");
  await Promise.race([once(worker, "message"), ended]);
  await pause(afterMs);
  worker.kill("SIGKILL");
  const [, signal] = await ended;
  return { submissions: [...submissions.values()], signal };
}
