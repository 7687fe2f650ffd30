import { tenderOperations } from "@store/contract/tenders";
import { beforeEach, expect, it, vi } from "vitest";
import { limits } from "../service/rate-limit/limits.ts";
import type { Shopper } from "../testing/index.ts";
import { sampleCertificates, sampleGiftCards } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { applyGiftCardTender, applyRewardCertificate, applyTenderCode, removeGiftCardTender, removeTenderCode } =
  tenderOperations;
const giftCard = sampleGiftCards.untouched;
const tenderCode = { tenderCodeNumber: "QX7K4M2P9A3T" };
const certificate = { certificateNumber: sampleCertificates.first, cardOneData: null, accountCardOneData: null };

const shop = await openTestShop();
const { inCheckout } = shop;
const derive = vi.spyOn(crypto.subtle, "deriveBits");
beforeEach(() => {
  derive.mockClear();
});

async function askAll(shopper: Shopper): Promise<number[]> {
  const answers = [
    await shopper.call(applyGiftCardTender, giftCard),
    await shopper.call(applyTenderCode, tenderCode),
    await shopper.call(applyRewardCertificate, certificate),
    await shopper.call(removeGiftCardTender, { number: giftCard.number }),
    await shopper.call(removeTenderCode, tenderCode),
  ];
  return answers.map(({ status }) => status);
}

it("a call without a session, without its token or with an old one has no number hashed", async () => {
  await askAll(shop.shopper());
  const shopper = await inCheckout();
  for (const token of [null, "x".repeat(43)]) {
    shopper.token = token;
    expect(await askAll(shopper)).toEqual([403, 403, 403, 403, 403]);
  }
  expect(derive).not.toHaveBeenCalled();
});

it("a call over its limit has no number hashed", async () => {
  const shopper = await inCheckout();
  const used = limits.guesses.perSession;
  await shopper.call(applyTenderCode, { tenderCodeNumber: "AAAABBBBCCCC" });
  await shop.database.updateTable("rate_limit").set({ used }).where("subject", "like", "guesses session %").execute();
  derive.mockClear();
  expect(await askAll(shopper)).toEqual([429, 429, 429, 200, 200]);
  expect(derive).not.toHaveBeenCalled();
});

it("a number and a PIN are hashed once a call, a replay has none hashed, nor has what cannot be one", async () => {
  const shopper = await inCheckout();
  const key = { idempotencyKey: "one" };
  expect((await shopper.call(applyGiftCardTender, giftCard, key)).body.isSuccess).toBe(true);
  expect(derive).toHaveBeenCalledTimes(2);
  expect((await shopper.call(applyGiftCardTender, giftCard, key)).body.isSuccess).toBe(true);
  await shopper.call(applyGiftCardTender, { ...giftCard, pin: "44" });
  await shopper.call(applyGiftCardTender, { ...giftCard, number: "6199" });
  expect(derive).toHaveBeenCalledTimes(2);
  expect((await shopper.call(applyTenderCode, tenderCode)).body.isSuccess).toBe(true);
  expect(derive).toHaveBeenCalledTimes(3);
});

it("what is removed is hashed only when its last four places are those of an applied one", async () => {
  const shopper = await inCheckout();
  await shopper.call(applyGiftCardTender, giftCard);
  derive.mockClear();
  const other = await shopper.call(removeGiftCardTender, { number: sampleGiftCards.large.number });
  expect(other.body.errorCode).toBe("TenderNotFound");
  expect(derive).not.toHaveBeenCalled();
  const alike = await shopper.call(removeGiftCardTender, { number: "6199999999993017" });
  expect(alike.body.errorCode).toBe("TenderNotFound");
  expect((await shopper.call(removeGiftCardTender, { number: giftCard.number })).body.isSuccess).toBe(true);
  expect(derive).toHaveBeenCalledTimes(2);
  const { body } = await shopper.call(applyGiftCardTender, giftCard);
  derive.mockClear();
  const [{ reference = "" } = {}] = body.tenderCodesData?.giftCards ?? [];
  await shopper.call(removeGiftCardTender, { number: reference });
  expect(derive).not.toHaveBeenCalled();
});
