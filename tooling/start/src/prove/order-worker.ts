// Places orders until it is killed: started by prove-kill.ts, which then checks the state of every submission.
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { loadService } from "./load-service.ts";

/** The first message to a process that places orders. */
export interface OrderWorkerTask {
  databaseUrl: string;
  logFile: string;
  shoppers: number;
  sku: string;
  cards: readonly string[];
}

/** Its messages about each submission: before it, with the data to look it up later, and after its response. */
export type OrderWorkerMessage =
  | { kind: "submitted"; key: string; cookies: [string, string][]; token: string | null }
  | { kind: "completed"; key: string; status: string; redirectUrl: string | null };

const task: OrderWorkerTask = JSON.parse(process.argv[2] ?? "");
process.on("disconnect", () => process.exit(1));
const kit = await loadService();
const { databaseUrl, logFile } = task;
const service = await kit.createService({ databaseUrl, environment: "development", demo: false, logFile });
await Promise.all(Array.from({ length: task.shoppers }, (_, index) => shop(index)));

async function shop(index: number): Promise<never> {
  for (let order = index; ; order += task.shoppers) {
    const shopper = kit.createShopper(service);
    const card = task.cards[order % task.cards.length];
    await kit.proceedToReview(shopper, { items: [{ Sku: task.sku }, { Sku: sampleSkus.giftCard }], card });
    const key = `${process.pid}-${order}`;
    await say({ kind: "submitted", key, cookies: [...shopper.cookies], token: shopper.token });
    const { status, redirectUrl } = await kit.submitOrder(shopper, { idempotencyKey: key });
    await say({ kind: "completed", key, status, redirectUrl });
  }
}

function say(word: OrderWorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(word, () => resolve());
  });
}
