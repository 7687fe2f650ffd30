import type { Site } from "@store/contract/shared";
import { sql } from "kysely";
import { afterAll, beforeEach } from "vitest";
import { createTestService, type TestService, type TestServiceOptions } from "./create-test-service.ts";
import { type Entry, enterCheckout } from "./enter-checkout.ts";
import type { Shopper } from "./shopper.ts";

export interface TestShop extends TestService {
  /** A new shopper whose checkout is open. */
  inCheckout(entry?: Entry & { site?: Site }): Promise<Shopper>;
}

/** For one test file: a service in which no shopper outlives a test; closed after the last. */
export async function openTestShop(options: TestServiceOptions = {}): Promise<TestShop> {
  const shop = await createTestService(options);
  beforeEach(async () => {
    await sql`truncate session, basket, rate_limit cascade`.execute(shop.database);
  });
  afterAll(() => shop.close());
  return {
    ...shop,
    async inCheckout({ site = "US", ...entry } = {}) {
      const shopper = shop.shopper({ site });
      await enterCheckout(shopper, entry);
      return shopper;
    },
  };
}
