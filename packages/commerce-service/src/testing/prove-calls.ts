import type { Operation } from "@store/contract/operation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "./create-test-service.ts";
import type { Shopper } from "./shopper.ts";

/** A call to test against the rules that hold for all calls. */
export interface CallProof {
  operation: Operation;
  /** The requirement's id. */
  id?: string;
  /** Prepares a shopper so that the call is allowed, and returns its request. */
  arrange(shopper: Shopper): Promise<Record<string, unknown>>;
  /** Set for a call that only reads. */
  changesNothing?: true;
}

/**
 * Tests the rules that hold for all calls with every call of a module: strict requests, the token, one change per key
 * however often it is repeated, and no access to the baskets of other shoppers or sites.
 */
export function proveCalls(label: string, proofs: readonly CallProof[]): void {
  let shop: TestService;
  beforeAll(async () => {
    shop = await createTestService();
  });
  afterAll(() => shop.close());

  /** The stored data that calls can change. */
  async function readBaskets() {
    const baskets = await shop.database.selectFrom("basket").selectAll().orderBy("basket_id").execute();
    const lines = await shop.database.selectFrom("basket_line").selectAll().orderBy("line_id").execute();
    return { baskets, lines };
  }
  async function arranged({ arrange }: CallProof) {
    const shopper = shop.shopper();
    const request = await arrange(shopper);
    return { shopper, request, before: await readBaskets() };
  }
  async function refused(answer: Promise<{ status: number; body: object }>, expected: object) {
    const { status, body } = await answer;
    expect({ status, ...body }).toMatchObject(expected);
  }

  describe.each(proofs)(`${label}: $operation.name`, (proof) => {
    const { operation, id } = proof;
    const row = id === undefined ? "" : ` [${id}]`;

    it(`takes no key that it does not know and no value of another type${row}`, async () => {
      const { shopper, request, before } = await arranged(proof);
      const bad = [
        { ...request, Surprise: 1 },
        ...Object.keys(request).map((key) => ({ ...request, [key]: { not: "this" } })),
      ];
      for (const body of bad) await refused(shopper.call(operation, body as never), invalid);
      expect(await readBaskets()).toEqual(before);
    });

    if (operation.token === "always") {
      it(`takes no call without its token, with another's or an old one${id === undefined ? "" : ` [${id}, CALL-001]`}`, async () => {
        const { shopper, request, before } = await arranged(proof);
        const { token } = shopper;
        const other = shop.shopper();
        await proof.arrange(other);
        const strangers = await readBaskets();
        for (const wrong of [null, other.token, "x".repeat(43)]) {
          shopper.token = wrong;
          await refused(shopper.call(operation, request as never), { status: 403, IsReset: true });
        }
        shopper.token = token;
        expect(await readBaskets()).toEqual(strangers);
        expect(before.baskets.length).toBeLessThanOrEqual(strangers.baskets.length);
      });
    }

    if (operation.method === "POST") {
      it(`takes no call from another site's page${row}`, async () => {
        const { shopper, request, before } = await arranged(proof);
        const headers = { origin: "https://elsewhere.example" };
        await refused(shopper.call(operation, request as never, { headers }), { status: 403 });
        expect(await readBaskets()).toEqual(before);
      });

      it(`answers three of the same under one key alike, and changes what it changes once${row}`, async () => {
        const { shopper, request, before } = await arranged(proof);
        const idempotencyKey = crypto.randomUUID();
        const call = () => shopper.call(operation, request as never, { idempotencyKey });
        const { status, body } = await call();
        expect(status).toBe(200);
        const once = await readBaskets();
        for (const again of [await call(), await call()]) {
          expect(withoutId(again.body)).toEqual(withoutId(body));
        }
        expect(await readBaskets()).toEqual(once);
        if (proof.changesNothing) expect(once).toEqual(before);
        else expect(once).not.toEqual(before);
      });
    }

    it(`reaches no basket of another shopper or of another site${row}`, async () => {
      const { shopper, request, before } = await arranged(proof);
      const canadian = shop.shopper({ site: "CA" });
      for (const [name, value] of shopper.cookies) canadian.cookies.set(name, value);
      await canadian.call(operation, request as never);
      await shop.shopper().call(operation, request as never);
      const { baskets, lines } = await readBaskets();
      // The call may have created a basket.
      const known = new Set(before.baskets.map(({ basket_id }) => basket_id));
      expect(baskets.filter(({ basket_id }) => known.has(basket_id))).toEqual(before.baskets);
      expect(lines.filter(({ basket_id }) => known.has(basket_id))).toEqual(before.lines);
    });
  });
}

const invalid = { status: 400, isSuccess: false, errorCode: "InvalidRequest" };

// Every response has a unique id with which it is found in the log.
function withoutId(body: object): object {
  const { correlationId: _, ...rest } = body as { correlationId?: string };
  return rest;
}
