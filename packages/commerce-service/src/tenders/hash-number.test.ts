import { describe, expect, it } from "vitest";
import { sampleGiftCards, toPrintedNumber } from "../testing/sample-inputs.ts";
import { hashNumber, hashPin } from "./hash-number.ts";

describe("what a row knows of a number", () => {
  it("is the same however the number was grouped, and 64 hexadecimal digits", async () => {
    const plain = await hashNumber("giftCard", sampleGiftCards.untouched.number);
    expect(plain).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashNumber("giftCard", toPrintedNumber(sampleGiftCards.untouched.number))).toBe(plain);
    expect(await hashNumber("tenderCode", "qx7k-4m2p")).toBe(await hashNumber("tenderCode", "QX7K4M2P"));
  });

  it("differs from kind to kind, and a PIN's from card to card", async () => {
    const kinds = ["giftCard", "tenderCode", "rewardCertificate"] as const;
    const hashes = await Promise.all(kinds.map((kind) => hashNumber(kind, sampleGiftCards.untouched.number)));
    const pins = await Promise.all(["1", "2"].map((number) => hashPin("4471", { number })));
    expect(new Set([...hashes, ...pins]).size).toBe(5);
  });
});
