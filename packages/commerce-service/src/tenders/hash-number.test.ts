import { describe, expect, it } from "vitest";
import { hashNumber, hashPin } from "./hash-number.ts";

describe("what a row knows of a number", () => {
  it("is the same however the number was grouped, and 64 hexadecimal digits", async () => {
    const plain = await hashNumber("giftCard", "6199100020003017");
    expect(plain).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashNumber("giftCard", "6199 1000 2000 3017")).toBe(plain);
    expect(await hashNumber("tenderCode", "qx7k-4m2p")).toBe(await hashNumber("tenderCode", "QX7K4M2P"));
  });

  it("differs from kind to kind, and a PIN's from card to card", async () => {
    const kinds = ["giftCard", "tenderCode", "rewardCertificate"] as const;
    const hashes = await Promise.all(kinds.map((kind) => hashNumber(kind, "6199100020003017")));
    const pins = await Promise.all(["1", "2"].map((number) => hashPin("4471", { number })));
    expect(new Set([...hashes, ...pins]).size).toBe(5);
  });
});
