import { describe, expect, it } from "vitest";
import type { CardType } from "./card-type.ts";
import { checkCardNumber, hasValidCheckDigit } from "./check-card-number.ts";
import { cardTypeCandidates } from "./detect-card-type.ts";
import { exactNetworkRanges, type RegionalNetwork } from "./exact-network-ranges.ts";
import { formatCardNumber } from "./format-card-number.ts";
import { type GatewayBrand, gatewayNumbers } from "./gateway-numbers.fixture.ts";

const rows = Object.entries(gatewayNumbers).flatMap(([gateway, brands]) =>
  Object.entries(brands).flatMap(([brand, numbers]) =>
    numbers.split(" ").map((number) => [gateway, brand as GatewayBrand, number] as const),
  ),
);

/** The type of each brand by the ranges of the networks. */
const exactTypes: Readonly<Record<GatewayBrand, CardType | RegionalNetwork>> = {
  Visa: "Visa",
  Mastercard: "MasterCard",
  Amex: "AmericanExpress",
  Discover: "Discover",
  Diners: "DinersClub",
  JCB: "Jcb",
  UnionPay: "Cup",
  // Korean and Serbian cards that Discover's network accepts.
  BCcard: "Discover",
  Maestro: "Maestro",
};

/** Numbers of other ranges than their brand's. */
const exactExceptions: Readonly<Record<string, CardType>> = {
  // Within 622126-622925, which UnionPay and Discover share.
  "6222988812340000": "Discover",
  // 3088 has not been a range of JCB for many years.
  "3088000000000017": "Unspecified",
};

/** A number of UnionPay without a check digit in a range that Discover shares, whose cards have one. */
const withoutCheckDigit = "6222988812340000";

/** The type by the default ranges, which know four networks by their first digits. */
function defaultType(brand: GatewayBrand, number: string): CardType | RegionalNetwork {
  if (/^(?:622|81[0-7])/.test(number)) return "Discover";
  return ["Diners", "JCB", "UnionPay", "Maestro"].includes(brand) ? "Unspecified" : exactTypes[brand];
}

describe("the test numbers of five gateways", () => {
  it.each(rows)("%s: %s %s has a right check digit unless it is a UnionPay number", (_gateway, brand, number) => {
    if (brand !== "UnionPay") expect(hasValidCheckDigit(number)).toBe(true);
  });

  it.each(rows)("%s: %s %s by the ranges of the networks", (_gateway, brand, number) => {
    const type = exactExceptions[number] ?? exactTypes[brand];
    const options = { networks: exactNetworkRanges, luhn: true, ...(type === "Maestro" && { accepted: [type] }) };
    const check = checkCardNumber(number, options);
    if (type === "Unspecified") {
      expect(check).toEqual({ state: "invalid", problem: "unknownType", type });
      expect(cardTypeCandidates(number, options)).toEqual([]);
    } else if (number === withoutCheckDigit) {
      expect(check).toEqual({ state: "invalid", problem: "checksum", type });
      expect(checkCardNumber(number, { ...options, luhn: false }).state).toBe("valid");
    } else {
      expect(check).toEqual({ state: "valid", type, digits: number });
      expect(cardTypeCandidates(number, options)).toEqual([type]);
      expect(checkCardNumber(formatCardNumber(number, options), options)).toEqual(check);
    }
  });

  it.each(rows)("%s: %s %s by the default ranges [PAY-08]", (_gateway, brand, number) => {
    const type = defaultType(brand, number);
    const check = checkCardNumber(number, { luhn: number !== withoutCheckDigit });
    if (type === "Unspecified") expect(check).toEqual({ state: "invalid", problem: "unknownType", type });
    else if (number.length > 16) expect(check).toEqual({ state: "invalid", problem: "length", type });
    else expect(check).toEqual({ state: "valid", type, digits: number });
  });
});
