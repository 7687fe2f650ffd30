import type { SwatchAddress } from "@store/postal-and-address/swatch-address";
import { type Kysely, sql, type Transaction } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { queueMail } from "../../mail/queries/outbox.ts";
import type { MailContent } from "../../ports/mailer.ts";
import type { SwatchSettings } from "../../ports/swatch-settings.ts";
import type { Hashes } from "../../service/session/secrets.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** The data of a swatch order. */
export interface SwatchOrder extends StorefrontContext {
  orderId: string;
  sessionId: string;
  sku: string | null;
  choiceCodes: readonly string[];
  freeFormText: string | null;
  address: SwatchAddress;
  /** Keyed hashes of its address, by which its orders are counted, one with each secret. */
  addressHashes: Hashes;
  isAddressAsEntered: boolean;
  isEmailSignUp: boolean;
  /** The mail about the order. */
  mail: { mailId: string; content: MailContent };
  now: Date;
}

export type SaveOutcome = "saved" | "addressLimit" | { soldOut: string[] };

class Refused extends Error {
  readonly outcome: Exclude<SaveOutcome, "saved">;

  constructor(outcome: Refused["outcome"]) {
    super("The swatch order was refused.");
    this.outcome = outcome;
  }
}

/**
 * Takes the swatches from stock, counts the order for its address, saves it and queues its mail: all or nothing, with
 * conditional updates, so that concurrent orders exceed neither the stock nor the limit.
 */
export async function saveSwatchOrder(
  database: Kysely<StoreDatabase>,
  order: SwatchOrder,
  limit: SwatchSettings["perAddress"],
): Promise<SaveOutcome> {
  try {
    await database.transaction().execute(async (transaction) => {
      if (!(await countForAddress(transaction, order, limit))) throw new Refused("addressLimit");
      await insertOrder(transaction, order);
      const { site, brand, address, mail, now } = order;
      await queueMail(transaction, { ...mail, to: address.emailAddress, site, brand, now });
      // Last, as everybody may want the same swatch: the next order waits only until this one is committed.
      const soldOut = await takeSwatches(transaction, order.choiceCodes);
      if (soldOut.length > 0) throw new Refused({ soldOut });
    });
    return "saved";
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

async function countForAddress(
  transaction: Transaction<StoreDatabase>,
  { addressHashes: [addressHash, ...formerHashes], now }: SwatchOrder,
  { orders, days }: SwatchSettings["perAddress"],
): Promise<boolean> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  if (formerHashes.length > 0) {
    // Counted before the secret changed.
    await sql`
      update swatch_address set address_hash = ${addressHash} where address_hash = any(${formerHashes}::text[])
        and not exists (select from swatch_address where address_hash = ${addressHash})`.execute(transaction);
  }
  const { rows } = await sql`
    insert into swatch_address as known (address_hash, window_started, used) values (${addressHash}, ${now}, 1)
    on conflict (address_hash) do update set
      window_started = case when known.window_started > ${since} then known.window_started else ${now} end,
      used = case when known.window_started > ${since} then known.used + 1 else 1 end
    where known.window_started <= ${since} or known.used < ${orders}
    returning 1`.execute(transaction);
  return rows.length > 0;
}

// Rows are locked in the order of their names, so that two orders never deadlock.
async function takeSwatches(
  transaction: Transaction<StoreDatabase>,
  choiceCodes: readonly string[],
): Promise<string[]> {
  if (choiceCodes.length === 0) return [];
  const { rows } = await sql<{ choice_code: string }>`
    with locked as (
      select choice_code from swatch_stock where choice_code = any(${[...choiceCodes]}::text[]) and available > 0
      order by choice_code for update)
    update swatch_stock set available = available - 1 where choice_code in (select choice_code from locked)
    returning choice_code`.execute(transaction);
  const taken = new Set(rows.map(({ choice_code }) => choice_code));
  return choiceCodes.filter((code) => !taken.has(code));
}

async function insertOrder(transaction: Transaction<StoreDatabase>, order: SwatchOrder): Promise<void> {
  const { orderId, sessionId, site, brand, sku, choiceCodes, freeFormText, address, now } = order;
  await transaction
    .insertInto("swatch_order")
    .values({
      swatch_order_id: orderId,
      session_id: sessionId,
      site,
      brand,
      sku,
      choice_codes: [...choiceCodes],
      free_form_text: freeFormText,
      address: JSON.stringify(address),
      is_address_as_entered: order.isAddressAsEntered,
      is_email_sign_up: order.isEmailSignUp,
      ordered_at: now,
    })
    .execute();
}
