import { pbkdf2Sync, randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectPart } from "./cart.ts";
import { expect } from "./journey.ts";
import { storedRows } from "./stored-rows.ts";

export interface IssuedGiftCard {
  number: string;
  pin: string;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join("");

/** The hash of a number in the store's rows, derived as the service does. */
const hash = (text: string, salt: string) => pbkdf2Sync(text, salt, 10_000, 32, "sha256").toString("hex");

/** A gift card of this journey's own, so that no other journey spends it. */
export async function issueGiftCard(cents: number, site: "US" | "CA" = "US"): Promise<IssuedGiftCard> {
  const number = `6199${digits(12)}`;
  const pin = digits(4);
  await storedRows(
    `insert into gift_card (number_hash, pin_hash, last_four, site, issued_cents, balance_cents)
     values ($1, $2, $3, $4, $5, $5)`,
    [hash(number, "giftCard"), hash(pin, `giftCardPin:${number}`), number.slice(-4), site, cents],
  );
  return { number, pin };
}

/** The balance of a gift card, in cents. */
export async function balanceOf({ number }: IssuedGiftCard): Promise<number | undefined> {
  const rows = await storedRows<{ balance_cents: number }>(
    "select balance_cents from gift_card where number_hash = $1",
    [hash(number, "giftCard")],
  );
  return rows[0]?.balance_cents;
}

/** Opens the section of gift cards on a page that was loaded there, and waits until its form has hydrated. */
export async function openGiftCardForm(page: Page): Promise<void> {
  await page.locator("#tender-giftCard > summary").click();
  await expectPart(page, "tender-forms");
}

/** Types a gift card into its section of the payment step, and applies it with Enter. */
export async function applyGiftCard(page: Page, { number, pin }: IssuedGiftCard): Promise<void> {
  const section = page.locator("#tender-giftCard");
  if ((await section.getAttribute("open")) === null) await section.locator("summary").click();
  await page.getByLabel("Number on the Gift Card").fill(number);
  await page.getByRole("textbox", { name: "PIN", exact: true }).fill(pin);
  await page.getByRole("textbox", { name: "PIN", exact: true }).press("Enter");
}

/** The gift card is applied, with its part. */
export async function expectApplied(page: Page, { number }: IssuedGiftCard, amount: string): Promise<void> {
  const line = page.getByRole("listitem").filter({ hasText: `Gift card ending in ${number.slice(-4)}` });
  await expect(line).toContainText(amount);
}

/** An account of this journey's own, with Nell's password, two rewards cards and a certificate of $25.00. */
export async function openRewardsAccount(): Promise<{ email: string; password: string }> {
  const id = `account-${randomUUID().slice(0, 8)}`;
  const email = `${id}@example.com`;
  const copy = (table: string, changes: string, where: string) =>
    storedRows(
      `insert into ${table} select (jsonb_populate_record(row, jsonb_build_object(${changes}))).* from ${table} row where ${where}`,
      [id, email],
    );
  await copy("account", "'account_id', $1::text, 'email', $2::text", "account_id = 'account-nell'");
  for (const [at, lastFour] of ["5673", "0017"].entries()) {
    await copy(
      "sandbox_card",
      `'token', 'sandbox-' || $1::text || '-${at}' || left($2::text, 0)`,
      "token = 'sandbox-account-nell-card-2'",
    );
    await copy(
      "account_card",
      `'card_id', $1::text || '-card-${at}', 'account_id', $1::text, 'token', 'sandbox-' || $1::text || '-${at}' || left($2::text, 0),
       'last_four', '${lastFour}', 'position', ${at + 1}`,
      "card_id = 'account-nell-card-2'",
    );
  }
  const number = digits(16);
  await storedRows(
    `insert into reward_certificate (certificate_id, number_hash, last_four, account_id, site, amount_cents, expires_at)
     values ($1, $2, $3, $4, 'US', 2500, '2035-01-01T06:00:00Z')`,
    [`${id}-certificate`, hash(number, "rewardCertificate"), number.slice(-4), id],
  );
  return { email, password: "Linen-and-Oak-24" };
}
