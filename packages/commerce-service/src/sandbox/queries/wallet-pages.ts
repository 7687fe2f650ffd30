import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import type { WalletPages } from "../../ports/payments.ts";
import type { Random } from "../../ports/random.ts";
import { isNonceOutcome, type TestCardOutcome, toSheetNonce } from "../test-inputs.ts";

/** A page of a wallet as the sandbox's own site shows it. */
export interface SandboxWalletPage {
  returnUrl: string;
  amountCents: number;
  currency: string;
}

/** The sandbox's pages of wallets, which its site at `origin` shows: `/masterpass?page=…`. */
export function sandboxWalletPages({
  database,
  clock,
  random,
  origin,
}: {
  database: Kysely<StoreDatabase>;
  clock: Clock;
  random: Random;
  origin: string;
}): WalletPages {
  return {
    async open({ kind, returnUrl: return_url, amountCents: amount_cents, currency }) {
      const page_id = random.token(16);
      const page = { page_id, kind, return_url, amount_cents, currency, outcome: null, opened_at: clock.now() };
      await database.insertInto("sandbox_wallet_page").values(page).execute();
      return { pageId: page_id, url: `${origin}/${kind}?page=${page_id}` };
    },
    async find({ kind, pageId }) {
      const page = await database
        .selectFrom("sandbox_wallet_page")
        .select(["outcome", "amount_cents as approvedCents"])
        .where("page_id", "=", pageId)
        .where("kind", "=", kind)
        .executeTakeFirst();
      const outcome = page?.outcome ?? null;
      if (outcome === "cancelled") return { kind: "cancelled" };
      if (!page || outcome === null || !isNonceOutcome(outcome)) return { kind: "unknown" };
      return { kind: "approved", nonce: toSheetNonce({ kind, outcome, approvedCents: page.approvedCents }, random) };
    },
  };
}

/** What the sandbox's site shows on a page of a wallet; null for an unknown one. */
export async function findWalletPage(
  database: Kysely<StoreDatabase>,
  pageId: string,
): Promise<SandboxWalletPage | null> {
  const page = await database
    .selectFrom("sandbox_wallet_page")
    .select(["return_url as returnUrl", "amount_cents as amountCents", "currency"])
    .where("page_id", "=", pageId)
    .executeTakeFirst();
  return page ?? null;
}

/** Stores what the visitor of a sandbox page chose: how its payment turns out, or that they cancelled. Once. */
export async function settleWalletPage(
  database: Kysely<StoreDatabase>,
  { pageId, outcome }: { pageId: string; outcome: TestCardOutcome | "cancelled" },
): Promise<void> {
  await database
    .updateTable("sandbox_wallet_page")
    .set({ outcome })
    .where("page_id", "=", pageId)
    .where("outcome", "is", null)
    .execute();
}
