// Places orders until it is killed: started by prove-kill.ts, which asks afterwards what became of every press.
import { loadService } from "./load-service.ts";
import type { PlacerTask, PlacerWord } from "./placer-word.ts";

const task: PlacerTask = JSON.parse(process.argv[2] ?? "");
process.on("disconnect", () => process.exit(1));
const kit = await loadService();
const { databaseUrl, logFile } = task;
const service = await kit.createService({ databaseUrl, environment: "development", demo: false, logFile });
await Promise.all(Array.from({ length: task.shoppers }, (_, index) => shop(index)));

async function shop(index: number): Promise<never> {
  for (let order = index; ; order += task.shoppers) {
    const shopper = kit.createShopper(service);
    const card = task.cards[order % task.cards.length];
    await kit.proceedToReview(shopper, { items: [{ Sku: task.sku }, { Sku: "100901" }], card });
    const key = `${process.pid}-${order}`;
    await say({ kind: "pressing", key, cookies: [...shopper.cookies], token: shopper.token });
    const { status, redirectUrl } = await kit.submitOrder(shopper, { idempotencyKey: key });
    await say({ kind: "answered", key, status, redirectUrl });
  }
}

function say(word: PlacerWord): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(word, () => resolve());
  });
}
