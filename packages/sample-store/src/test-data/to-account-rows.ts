import { findCardOutcome, hashNumber, type StoreDatabase, toPlainNumber } from "@store/commerce-service";
import type { Insertable } from "kysely";
import { testInputs } from "../test-inputs.ts";
import type { TestAccount, TestCertificate } from "./accounts.ts";

type Rows<Table extends keyof StoreDatabase> = readonly Insertable<StoreDatabase[Table]>[];

/** When the accounts of the test bench were opened. */
const openedAt = "2026-01-15T15:00:00Z";

/** The tables of an account, in the order of their references. */
export interface AccountRows {
  account: Rows<"account">;
  account_address: Rows<"account_address">;
  sandbox_card: Rows<"sandbox_card">;
  account_card: Rows<"account_card">;
  reward_certificate: Rows<"reward_certificate">;
}

/** An account with its addresses, saved cards and certificates as rows, with tokens and hashes instead of numbers. */
export async function toAccountRows(account: TestAccount): Promise<AccountRows> {
  const { id, firstName, lastName, email, passwordPhc, isTaxExempt = false, addresses, cards, certificates } = account;
  const saved = cards.map((card, index) => ({ ...card, id: `${id}-card-${index + 1}`, position: index + 1 }));
  const name = { first_name: firstName, last_name: lastName };
  return {
    account: [
      { account_id: id, email, password_phc: passwordPhc, ...name, is_tax_exempt: isTaxExempt, created_at: openedAt },
    ],
    account_address: addresses.map((address, index) => ({
      address_id: `${id}-address-${index + 1}`,
      account_id: id,
      ...name,
      address1: address.address1,
      address2: address.address2 ?? null,
      address3: null,
      city: address.city,
      state: address.state,
      postal_code: address.postalCode,
      country: address.country,
      day_phone: address.dayPhone,
      position: index + 1,
    })),
    sandbox_card: saved.map(({ id: cardId, number }) => {
      const outcome = findCardOutcome(testInputs, number);
      if (outcome === "refused" || outcome === "unavailable") throw new Error(`No token is made of card ${cardId}.`);
      return { token: toToken(cardId), outcome, created_at: openedAt };
    }),
    account_card: saved.map(({ id: cardId, type, number, expMonth, expYear, position }) => ({
      card_id: cardId,
      account_id: id,
      token: toToken(cardId),
      card_type: type,
      last_four: number.slice(-4),
      exp_month: expMonth,
      exp_year: expYear,
      position,
    })),
    reward_certificate: await Promise.all(
      certificates.map((certificate, index) => toCertificateRow(certificate, { accountId: id, number: index + 1 })),
    ),
  };
}

function toToken(cardId: string): string {
  return `sandbox-${cardId}`;
}

async function toCertificateRow(
  { number, site, amountCents, expiresAt, usedAt }: TestCertificate,
  { accountId, number: position }: { accountId: string; number: number },
): Promise<Insertable<StoreDatabase["reward_certificate"]>> {
  return {
    certificate_id: `${accountId}-certificate-${position}`,
    number_hash: await hashNumber("rewardCertificate", number),
    last_four: toPlainNumber(number).slice(-4),
    account_id: accountId,
    site,
    amount_cents: amountCents,
    expires_at: expiresAt,
    used_at: usedAt ?? null,
    is_used_elsewhere: usedAt !== undefined,
  };
}
