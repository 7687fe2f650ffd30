import { orderOperations } from "@store/contract/orders";
import { walletOperations } from "@store/contract/wallets";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { WalletKind } from "../ports/payments.ts";
import { createTestService, proceedToReview } from "../testing/index.ts";

const canary = "canaryOfTheNonce1";
const device = "canaryOfTheDevice2";
const nonceOf = (kind: WalletKind, outcome = "approve") => `${kind}-${outcome}-99999999-${canary}`;
const paymentOf = (kind: WalletKind, outcome?: string) => ({ nonce: nonceOf(kind, outcome), deviceData: device });

it("a wallet's nonce is in no row and no log line, and its device data only in its open basket", {
  tags: ["deep"],
}, async () => {
  const all = ["payPal", "venmo", "applePay", "visaCheckout"] as const;
  const service = await createTestService({ wallets: { US: all, CA: all } });
  const shopper = service.shopper();
  const { basketId } = await proceedToReview(shopper);
  const { savePayPalPayment, applyVenmoPayment, saveVisaPayment, logPayPalError, logVisaError } = walletOperations;
  await shopper.call(savePayPalPayment, paymentOf("payPal", "refused"));
  await shopper.call(applyVenmoPayment, { ...paymentOf("venmo"), username: "@mara" });
  await shopper.call(saveVisaPayment, { basketId, paymentInitiator: "checkout", callId: nonceOf("visaCheckout") });
  await shopper.call(walletOperations.setPayPalPayload, { data: nonceOf("payPal") });
  for (const message of [`It failed with ${nonceOf("payPal")}.`, `{"nonce":"${nonceOf("payPal")}"}`]) {
    await shopper.call(logPayPalError, { message, basketId });
  }
  await shopper.call(logVisaError, { IsTimeout: true, AlternativePaymentInitiator: "checkout", BasketId: basketId });
  await shopper.send("/checkout/alternativepayments/savepaypalpayment", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
    body: JSON.stringify(paymentOf("payPal")),
  });
  await shopper.call(savePayPalPayment, paymentOf("payPal"));
  const sheet = { ...paymentOf("applePay", "decline"), adata: "" };
  expect((await shopper.call(orderOperations.placeApplePayOrder, sheet)).body.errorCode).toBe("CardDeclined");
  await shopper.call(savePayPalPayment, paymentOf("payPal"));

  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(service.database);
  const tablesWith = async (text: string) => {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} t where to_jsonb(t)::text like ${`%${text}%`}`.execute(
        service.database,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  };
  expect(await tablesWith(device)).toEqual(["basket"]);
  expect((await shopper.call(orderOperations.placeOrder, { adata: "" })).body.isSuccess).toBe(true);
  expect(await tablesWith(device)).toEqual([]);
  expect(await tablesWith(canary)).toEqual([]);
  const logged = JSON.stringify(service.log.lines);
  expect(logged).toContain("paypal error");
  expect(logged).toContain("It failed with (opaque)");
  for (const secret of [canary, device]) expect(logged).not.toContain(secret);
  await service.close();
});
