import { type StoreDatabase, writeCatalog, writeRows } from "@store/commerce-service";
import { type Kysely, sql, type Transaction } from "kysely";
import type { PictureHashes } from "./assortment/picture-path.ts";
import { toCatalogRows } from "./assortment/to-catalog-rows.ts";
import { accounts } from "./test-data/accounts.ts";
import { giftCards } from "./test-data/gift-cards.ts";
import { promotions } from "./test-data/promotions.ts";
import { tenderCodes } from "./test-data/tender-codes.ts";
import { type AccountRows, toAccountRows } from "./test-data/to-account-rows.ts";
import { toGiftCardRow, toPromotionRow, toPromotionSiteRows, toTenderCodeRow } from "./test-data/to-tender-rows.ts";

const accountKeys: { readonly [Table in keyof AccountRows]: readonly string[] } = {
  account: ["account_id"],
  account_address: ["address_id"],
  sandbox_card: ["token"],
  account_card: ["card_id"],
  reward_certificate: ["certificate_id"],
};
const lockNumber = 7_021_000_002;

/** The hashes are slow by design and always the same, so a process that loads many stores computes them once. */
let hashed: ReturnType<typeof hashRows> | undefined;
function hashRows() {
  return Promise.all([
    Promise.all(giftCards.map(toGiftCardRow)),
    Promise.all(tenderCodes.map(toTenderCodeRow)),
    Promise.all(accounts.map(toAccountRows)),
  ]);
}

/**
 * Loads the sample assortment and, with `demo`, the codes, cards and accounts of the test bench. Only a demonstration store
 * may have those: their numbers and passwords are public. With `pictureHashes`, URLs of pictures contain the hash.
 */
export async function loadSampleStore(
  database: Kysely<StoreDatabase>,
  { demo, pictureHashes }: { demo: boolean; pictureHashes?: PictureHashes | undefined },
): Promise<void> {
  await writeCatalog(database, toCatalogRows(pictureHashes));
  if (demo) await loadTestData(database);
}

// Texts of promotions are updated; balances and existing accounts stay unchanged.
async function loadTestData(database: Kysely<StoreDatabase>): Promise<void> {
  hashed ??= hashRows();
  const [giftCardRows, tenderCodeRows, accountRows] = await hashed;
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    await writeRows(transaction, { table: "promotion", key: ["code"], rows: promotions.map(toPromotionRow) });
    const places = promotions.flatMap(toPromotionSiteRows);
    await writeRows(transaction, { table: "promotion_site", key: ["code", "site"], rows: places });
    const number = { key: ["number_hash"], keepsExisting: true };
    await writeRows(transaction, { table: "gift_card", rows: giftCardRows, ...number });
    await writeRows(transaction, { table: "tender_code", rows: tenderCodeRows, ...number });
    for (const rows of accountRows) await openAccount(transaction, rows);
  });
}

// The owner of an existing account may have removed a card or an address.
async function openAccount(transaction: Transaction<StoreDatabase>, rows: AccountRows): Promise<void> {
  const ids = rows.account.map((account) => account.account_id);
  const found = await transaction.selectFrom("account").select("email").where("account_id", "in", ids).execute();
  if (found.length > 0) return;
  // The keys of the table above are tables.
  for (const table of Object.keys(accountKeys) as (keyof AccountRows)[]) {
    await writeRows(transaction, { table, key: accountKeys[table], rows: rows[table], keepsExisting: true });
  }
}
