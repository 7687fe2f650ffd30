import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PlacerTask, PlacerWord } from "./placer-word.ts";
import type { Proof } from "./proof.ts";
import type { Setting } from "./setting.ts";

const approved = "4111111111111111";
const declined = "4000000000000002";
const answeredLate = "4000000000000119";
const cards = [approved, approved, declined, approved, approved, answeredLate, approved];
const sku = "100401";
const minuteMs = 60_000;

type Press = Extract<PlacerWord, { kind: "pressing" }> & { answer?: Extract<PlacerWord, { kind: "answered" }> };

/**
 * Kills a process in the middle of placing orders, again and again, then starts another and asks what became of every
 * press: each order that was answered for is there, none is there twice, and no unit of stock is missing.
 */
export async function proveKill(
  { kit, database, databaseUrl, options }: Setting,
  { kills }: { kills: number },
): Promise<Proof> {
  await database.addStock(sku, 100_000);
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = await database.orders();
  const presses: Press[] = [];
  const problems: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const task = { databaseUrl, logFile: options.logFile ?? "", shoppers: 8, sku, cards };
    const placed = await placeUntilKilled(task, { afterMs: 300 + 200 * kill });
    if (placed.signal !== "SIGKILL") problems.push("a process ended by itself while it placed orders");
    presses.push(...placed.presses);
  }
  // A minute later by the store's clock: what was under way is due for a look.
  const now = new Date(Date.now() + minuteMs).toISOString();
  const service = await kit.createService({ ...options, now });

  const placedKeys = new Set<string>();
  let lost = 0;
  let recovered = 0;
  for (const { key, cookies, token, answer } of presses) {
    const shopper = kit.createShopper(service);
    for (const [name, value] of cookies) shopper.cookies.set(name, value);
    shopper.token = token;
    // A press that was cut off may never have arrived; one that did is followed to its end.
    const seen = await kit.followAttempt(shopper, { key, patienceMs: 0 });
    const became = seen.status === "open" ? await kit.followAttempt(shopper, { key }) : seen;
    if (became.status === "open") problems.push(`press ${key} is not settled`);
    if (became.status === "placed") {
      placedKeys.add(key);
      if (answer === undefined) recovered += 1;
    }
    const isKept = answer === undefined || answer.redirectUrl === became.redirectUrl;
    if (!isKept) {
      lost += 1;
      problems.push(`press ${key} was answered ${answer.status}, and is ${became.status} now`);
    }
  }
  const made = [...(await database.orders())].filter((order) => !ordersBefore.has(order));
  const doubled = made.length - placedKeys.size;
  if (doubled !== 0) problems.push(`${placedKeys.size} presses made ${made.length} orders`);
  await service.drain();
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  const answered = presses.filter(({ answer }) => answer !== undefined).length;
  return {
    title: "A process killed while it places orders",
    counts: {
      kills,
      presses: presses.length,
      answered,
      "cut off": presses.length - answered,
      orders: made.length,
      "of them recovered": recovered,
      lost,
      doubled,
    },
    problems,
  };
}

async function placeUntilKilled(
  task: PlacerTask,
  { afterMs }: { afterMs: number },
): Promise<{ presses: Press[]; signal: unknown }> {
  const placer = fork(path.join(import.meta.dirname, "placer.ts"), [JSON.stringify(task)], { execArgv: [] });
  const presses = new Map<string, Press>();
  // A placer says nothing but its two words.
  placer.on("message", (word: PlacerWord) => {
    if (word.kind === "pressing") presses.set(word.key, word);
    else {
      const press = presses.get(word.key);
      if (press) press.answer = word;
    }
  });
  const ended = once(placer, "exit");
  await Promise.race([once(placer, "message"), ended]);
  await pause(afterMs);
  placer.kill("SIGKILL");
  const [, signal] = await ended;
  return { presses: [...presses.values()], signal };
}
