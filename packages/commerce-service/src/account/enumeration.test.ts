import { accountOperations } from "@store/contract/account";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import { nodeArgon2id } from "../node/node-argon2id.ts";
import type { Argon2id } from "../ports/identity.ts";
import { cloneDatabase } from "../testing/clone-database.ts";
import { countStatements, type StatementCounter } from "../testing/count-statements.ts";
import { createTestService, type Shopper, type TestService, testAccounts } from "../testing/index.ts";
import { createShopper } from "../testing/shopper.ts";
import { createPasswordIdentity } from "./password-identity.ts";

const { authenticate, requestPasswordReset, getRequestVerificationToken } = accountOperations;
const known = testAccounts.nell.username;
const unknown = "nobody.atall@example.com";

let counter: StatementCounter;
let shop: TestService;
let hashes = 0;
let visit: () => Shopper;
let drop: () => Promise<void>;
beforeAll(async () => {
  const cloned = await cloneDatabase(inject("database"));
  drop = cloned.drop;
  counter = await countStatements(cloned.url);
  shop = await createTestService({ database: counter.databaseUrl });
  const argon2id: Argon2id = (input) => {
    hashes += 1;
    return nodeArgon2id(input);
  };
  const identity = createPasswordIdentity({ database: shop.database, argon2id });
  const service = createCommerceService({ ...shop.ports, identity });
  visit = () => createShopper(service);
});
beforeEach(forget);
afterAll(async () => {
  await shop.close();
  await counter.close();
  await drop();
});

/** Leaves no trace of tries, so that no limit is met. */
async function forget(): Promise<void> {
  for (const table of ["sign_in_failure", "rate_limit", "password_reset", "mail_outbox"])
    await sql`delete from ${sql.table(table)}`.execute(shop.database);
}

interface Asking {
  shopper: Shopper;
  requestToken: string;
}
async function begin(): Promise<Asking> {
  const shopper = visit();
  const { requestToken } = (await shopper.call(getRequestVerificationToken, {})).body;
  shopper.token = requestToken;
  return { shopper, requestToken };
}

const asks: Record<string, (asking: Asking, address: string, tries?: number) => Promise<Response>> = {
  "a sign-in with a wrong password": ({ shopper }, username, tries = 0) =>
    post(shopper, authenticate.path, { username, password: `Linen-and-Oak-${1000 + tries}` }),
  "a forgotten password": ({ shopper, requestToken: token }, accountEmail) =>
    post(shopper, requestPasswordReset.path, { accountEmail, token }),
};

function post(shopper: Shopper, path: string, body: object): Promise<Response> {
  const headers = {
    origin: "http://localhost:3000",
    "content-type": "application/json",
    ...(shopper.token !== null && { requestverificationtoken: shopper.token }),
  };
  return shopper.send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

describe.each(Object.entries(asks))("%s", (_, ask) => {
  /** Everything of an answer that anybody outside could see, and what it cost. */
  async function observe(address: string) {
    await forget();
    const asking = await begin();
    const hashesBefore = hashes;
    const { result, tally } = await counter.count(() => ask(asking, address));
    const headers = Object.fromEntries(result.headers);
    const text = await result.text();
    // The only part that differs between responses.
    const body = text.replace(/"correlationId":"[^"]*"/, "");
    const seen = { status: result.status, headers: Object.keys(headers), bytes: text.length, body };
    return { ...seen, cost: { ...tally, hashes: hashes - hashesBefore } };
  }

  it("has the same status, bytes, statements and hashes for a known and an unknown address", async () => {
    await observe(known);
    expect(await observe(unknown)).toEqual(await observe(known));
  });

  // Under load single times say nothing, so only `pnpm test timing` compares them, over many pairs.
  const { pairs } = inject("timing");
  if (pairs === 0) return;

  it("takes as long for a known as for an unknown address", async ({ annotate }) => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const asking = await begin();
    for (let pair = 0; pair < pairs + 2; pair += 1) {
      // Either goes first as often, so that neither is warmer.
      const order = pair % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
      for (const which of order) {
        await forget();
        const started = performance.now();
        // Each password is tried with both: its hash with one salt takes a little longer than with another.
        await (await ask(asking, which === "known" ? known : unknown, pair)).text();
        if (pair >= 2) times[which].push(performance.now() - started);
      }
    }
    const area = toArea(times.known, times.unknown);
    await annotate(`${pairs} pairs, area under the curve ${area.toFixed(3)}`);
    expect(Math.abs(area - 0.5)).toBeLessThan(0.05);
  }, 600_000);
});

/** How often a time of the first is longer than one of the second: the area under the curve of who guesses by time. */
function toArea(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap((mine) => other.map((yours) => (mine > yours ? 1 : mine === yours ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}
