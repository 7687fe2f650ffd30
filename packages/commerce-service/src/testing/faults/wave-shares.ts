import { sql } from "kysely";
import type { TenderChoice } from "../../basket/basket.ts";
import type { FaultEnvironment } from "./fault-environment.ts";
import { issuePromotion } from "./issue-promotion.ts";

/** What the shoppers of one wave compete for. */
export interface WaveShares {
  giftCard: TenderChoice;
  code: TenderChoice;
  /** A certificate of one account. Each of its sessions has a basket of its own in these tests. */
  certificate: TenderChoice;
  accountId: string;
  /** A code that one order may use. */
  promoCode: string;
}

let issued = 0;

/** A hash that no other tender has. */
function nextHash(): string {
  issued += 1;
  return issued.toString(16).padStart(64, "0");
}

/** Issues a tender and adds it to the audit; returns its reference in a basket. */
export async function issueTender(
  { database, tendersBefore }: FaultEnvironment,
  tender: { kind: TenderChoice["kind"]; cents: number; accountId?: string },
): Promise<TenderChoice> {
  const { kind, cents, accountId = "" } = tender;
  const numberHash = nextHash();
  const lastFour = String(issued % 10_000).padStart(4, "0");
  const name = {
    giftCard: `gift card ${lastFour}`,
    tenderCode: `tender code ${lastFour}`,
    certificate: `certificate ${numberHash}`,
  }[kind];
  tendersBefore.set(name, (tendersBefore.get(name) ?? 0) + cents);
  if (kind === "giftCard") {
    await sql`insert into gift_card (number_hash, pin_hash, last_four, site, issued_cents, balance_cents)
      values (${numberHash}, ${numberHash}, ${lastFour}, 'US', ${cents}, ${cents})`.execute(database);
  } else if (kind === "tenderCode") {
    await sql`insert into tender_code (number_hash, last_four, description, site, issued_cents, balance_cents)
      values (${numberHash}, ${lastFour}, 'Credit', 'US', ${cents}, ${cents})`.execute(database);
  } else {
    await sql`insert into reward_certificate (certificate_id, number_hash, last_four, account_id, site, amount_cents, expires_at)
      values (${numberHash}, ${numberHash}, ${lastFour}, ${accountId}, 'US', ${cents}, '2030-01-01')`.execute(database);
  }
  return { reference: numberHash, kind, numberHash, lastFour };
}

/** Adds stock of the scarce item. */
export async function addScarce({ database, scarceSku, unitsBefore }: FaultEnvironment, units: number): Promise<void> {
  await database
    .updateTable("stock")
    .set((eb) => ({ available: eb("available", "+", units), received: eb("received", "+", units) }))
    .where("sku", "=", scarceSku)
    .execute();
  unitsBefore.set(scarceSku, (unitsBefore.get(scarceSku) ?? 0) + units);
}

/** Creates what the shoppers of a wave compete for: less than all of them need. */
export async function createShares(environment: FaultEnvironment): Promise<WaveShares> {
  await addScarce(environment, 2);
  issued += 1;
  const promoCode = `ONCE${issued}`;
  await issuePromotion(environment.database, { code: promoCode, percent: 15, usage: "once" });
  const accountId = await createAccount(environment);
  return {
    accountId,
    certificate: await issueTender(environment, { kind: "certificate", cents: 900, accountId }),
    giftCard: await issueTender(environment, { kind: "giftCard", cents: 7001 }),
    code: await issueTender(environment, { kind: "tenderCode", cents: 4003 }),
    promoCode,
  };
}

const phc = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2g";

/** Creates an account that nobody signs in to. */
export async function createAccount({ database, ports, clock }: FaultEnvironment): Promise<string> {
  const accountId = ports.random.token(12);
  await database
    .insertInto("account")
    .values({
      account_id: accountId,
      email: `${accountId.toLowerCase()}@example.com`,
      password_phc: phc,
      first_name: "Nell",
      last_name: "Ashby",
      created_at: clock.now(),
    })
    .execute();
  return accountId;
}
