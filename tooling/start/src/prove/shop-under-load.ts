import type { ServiceKit, Shopper, SubmissionOutcome } from "./load-service.ts";

/** Shoppers who place one order after the other until they are stopped. */
export interface Load {
  /** Waits until every shopper has finished the current order; returns the keys of the submissions by their result. */
  stop(): Promise<{ placed: string[]; failed: string[] }>;
}

export interface LoadOptions {
  /** Begins every idempotency key. */
  name: string;
  shoppers: number;
  sku: string;
  card: string;
  /** The origin of the store's pages; the address of the sample store by default. */
  origin?: string;
  /** Sends a request of a shopper, who is named by a number from 0. */
  fetch(request: Request, shopper: number): Promise<Response>;
  /** Goes to the review; by default once, and a refusal is a problem. */
  proceed?(shopper: Shopper, walk: { items: { Sku: string }[]; card: string }): Promise<unknown>;
  problems: string[];
}

/**
 * Places orders with several shoppers at once. A submission that is never settled, or a call that fails, is a problem.
 */
export function startLoad(kit: ServiceKit, options: LoadOptions): Load {
  const { name, shoppers, sku, card, origin, fetch, problems, proceed = kit.proceedToReview } = options;
  const ended = { placed: [] as string[], failed: [] as string[] };
  let isOver = false;

  async function placeOrder(key: string, index: number): Promise<void> {
    const service = { fetch: (request: Request) => fetch(request, index) };
    const shopper = kit.createShopper(service, origin === undefined ? {} : { origin });
    await proceed(shopper, { items: [{ Sku: sku }], card });
    const press: Pick<SubmissionOutcome, "status"> = await kit.submitOrder(shopper, { idempotencyKey: key });
    const became = press.status === "open" ? await kit.pollOrderAttempt(shopper, { key }) : press;
    if (became.status === "placed" || became.status === "failed") ended[became.status].push(key);
    else problems.push(`submission ${key} became ${became.status}`);
  }

  const shopping = Array.from({ length: shoppers }, async (_, index) => {
    for (let order = 0; !isOver; order += 1) {
      const key = `${name}-${index}-${order}`;
      await placeOrder(key, index).catch((error: unknown) =>
        problems.push(`submission ${key}: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(shopping);
      return ended;
    },
  };
}
