import { setTimeout as pause } from "node:timers/promises";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Proof } from "./proof.ts";
import type { Setting } from "./setting.ts";
import { startLoad } from "./shop-under-load.ts";

const approved = "4111111111111111";
const sku = sampleSkus.lamp;
const shoppersAtOnce = 8;
const maxMsToRecover = 3000;
const patienceMs = 15_000;

/**
 * Terminates all connections of the database again and again while shoppers place orders: every response is 200 or 503, a
 * call with a 503 succeeds when it is repeated with its key, the process keeps running, and no order is lost or duplicated.
 */
export async function proveTerminate(
  { kit, database, databaseUrl, options }: Setting,
  { terminations }: { terminations: number },
): Promise<Proof> {
  await database.addStock(sku, 100_000);
  const unitsBefore = await kit.countUnits(databaseUrl);
  const ordersBefore = await database.orders();
  const service = await kit.createService(options);
  const problems: string[] = [];
  const seen = new Map<number, number>();
  let terminatedAt: number | undefined;
  let longestMs = 0;

  async function ask(request: Request): Promise<Response> {
    const answer = await service.fetch(request);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    if (answer.status === 503) {
      if (!answer.headers.has("retry-after")) problems.push("a 503 has no Retry-After header");
    } else if (terminatedAt !== undefined) {
      longestMs = Math.max(longestMs, performance.now() - terminatedAt);
      terminatedAt = undefined;
    }
    return answer;
  }
  /** A browser whose shopper submits again, under the same key, until there is a response. */
  async function fetch(request: Request): Promise<Response> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const answer = await ask(request.clone());
      if (answer.status !== 503 || performance.now() > until) return answer;
      await pause(50);
    }
  }

  const load = startLoad(kit, { name: "terminate", shoppers: shoppersAtOnce, sku, card: approved, fetch, problems });
  let connections = 0;
  for (let termination = 0; termination < terminations; termination += 1) {
    await pause(400);
    terminatedAt = performance.now();
    connections += await database.terminateOthers();
  }
  await pause(400);
  const { placed, failed } = await load.stop();
  problems.push(...failed.map((key) => `submission ${key} became failed`));
  await service.drain();

  const made = [...(await database.orders())].filter((order) => !ordersBefore.has(order)).length;
  if (made !== placed.length) problems.push(`${placed.length} submissions made ${made} orders`);
  const strange = [...seen.keys()].filter((status) => status !== 200 && status !== 503);
  if (strange.length > 0) problems.push(`calls got unexpected answers: ${strange.join(", ")}`);
  if (longestMs > maxMsToRecover) problems.push(`it took ${Math.round(longestMs)} ms until a call was answered again`);
  problems.push(...(await kit.audit(databaseUrl, unitsBefore)));
  return {
    title: "All connections to the database terminated",
    counts: {
      terminations,
      connections,
      "answered 200": seen.get(200) ?? 0,
      "answered 503": seen.get(503) ?? 0,
      orders: made,
      "ms until the next answer": Math.round(longestMs),
    },
    problems,
  };
}
