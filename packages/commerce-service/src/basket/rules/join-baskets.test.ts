import { describe, expect, it } from "vitest";
import type { Basket, BasketLine } from "../basket.ts";
import { joinBaskets } from "./join-baskets.ts";

const designIn = (font: string) => ({
  templateName: "towel",
  locationName: "Hem",
  personalization: [{ elementName: "Line 1", text: "AB", textcolor: "Navy", font }],
});

let lines = 0;
function line(sku: string, quantity: number, change: Partial<BasketLine> = {}): BasketLine {
  lines += 1;
  return {
    lineId: `line-${lines}`,
    sku,
    quantity,
    state: "cart",
    position: lines,
    options: {},
    addRecord: {},
    recipientId: null,
    locationId: null,
    hasInstallation: false,
    registryCode: null,
    ...change,
  };
}
function basketOf(ownerId: string, held: readonly BasketLine[], change: Partial<Basket> = {}): Basket {
  return {
    basketId: `basket-of-${ownerId}`,
    ownerId,
    site: "US",
    brand: "general",
    version: 7,
    status: "open",
    isInCheckout: false,
    reachedStep: 3,
    choices: {},
    lines: held,
    ...change,
  };
}
function join(account: readonly BasketLine[], guest: readonly BasketLine[]) {
  const { basket, differing } = joinBaskets(basketOf("account", account), basketOf("guest", guest));
  return { held: basket.lines.map(({ sku, quantity, state }) => [sku, quantity, state]), differing };
}

describe("joined baskets", () => {
  it("have the account's lines, then the guest's", () => {
    expect(join([line("1", 1), line("2", 2)], [line("3", 3)])).toEqual({
      held: [
        ["1", 1, "cart"],
        ["2", 2, "cart"],
        ["3", 3, "cart"],
      ],
      differing: [],
    });
  });

  it.each([
    [2, 5, 5, ["1"]],
    [5, 2, 5, ["1"]],
    [3, 3, 3, []],
  ])("of %i and %i of the same SKU have %i, and report a difference", (mine, theirs, kept, differing) => {
    expect(join([line("1", mine)], [line("1", theirs)])).toEqual({ held: [["1", kept, "cart"]], differing });
  });

  it("lose no line if one of them has a SKU twice, shipped and picked up", () => {
    const twice = () => [line("1", 2), line("1", 3, { locationId: "us-chicago" })];
    expect(join(twice(), []).held).toHaveLength(2);
    expect(join([], twice()).held).toHaveLength(2);
    expect(join(twice(), [line("1", 5)]).held.map(([, quantity]) => quantity)).toEqual([5, 3]);
    expect(join([line("1", 9)], twice()).held.map(([, quantity]) => quantity)).toEqual([9, 3]);
  });

  it.each<[string, Partial<BasketLine>]>([
    ["a store", { locationId: "us-chicago" }],
    ["installation", { hasInstallation: true }],
    ["a registry", { registryCode: "r-1" }],
    ["a text", { options: { text: "AB" } }],
    ["a design of the same text", { options: { text: "AB", design: designIn("Script") } }],
    ["options of a made-to-order item", { options: { choice: "cord-2m" } }],
  ])("are two if only one has %s, and neither loses it", (_what, change) => {
    for (const [mine, theirs] of [[{}, change] as const, [change, {}] as const]) {
      const account = basketOf("account", [line("1", 2, mine)]);
      const { basket, differing } = joinBaskets(account, basketOf("guest", [line("1", 3, theirs)]));
      expect(basket.lines).toMatchObject([
        { quantity: 2, ...mine },
        { quantity: 3, ...theirs },
      ]);
      expect(differing).toEqual([]);
    }
  });

  it("keep lines with different texts, and different lists, apart", () => {
    const account = [line("1", 1, { options: { text: "AB" } }), line("2", 1, { state: "saved" })];
    const guest = [line("1", 4, { options: { text: "CD" } }), line("2", 2), line("3", 1, { state: "saved" })];
    expect(join(account, guest)).toEqual({
      held: [
        ["1", 1, "cart"],
        ["2", 1, "saved"],
        ["1", 4, "cart"],
        ["2", 2, "cart"],
        ["3", 1, "saved"],
      ],
      differing: [],
    });
  });

  it("join the saved lines of both", () => {
    const saved = { state: "saved" } as const;
    expect(join([line("1", 2, saved)], [line("1", 3, saved)])).toEqual({ held: [["1", 3, "saved"]], differing: ["1"] });
  });

  it("keep the larger of two donations", () => {
    const { basket, differing } = joinBaskets(
      basketOf("account", [line("1", 1, { options: { donationCents: 1000 } })]),
      basketOf("guest", [line("1", 1, { options: { donationCents: 2500 } })]),
    );
    expect(basket.lines).toMatchObject([{ quantity: 1, options: { donationCents: 2500 } }]);
    expect(differing).toEqual(["1"]);
  });

  it("omit what the guest had removed, and keep what the account had", () => {
    const removed = { state: "removedFromCart" } as const;
    expect(join([line("1", 2, removed)], [line("1", 1), line("2", 1, removed)]).held).toEqual([
      ["1", 2, "removedFromCart"],
      ["1", 1, "cart"],
    ]);
  });

  it("joined again with the same basket change nothing", () => {
    const guest = basketOf("guest", [line("1", 4), line("2", 1, { state: "saved" })]);
    const once = joinBaskets(basketOf("account", [line("1", 2)]), guest).basket;
    const again = joinBaskets(once, guest);
    expect(again.basket.lines).toEqual(once.lines);
    expect(again.differing).toEqual([]);
  });

  it("have the account's selections, completed by the guest's, and one of the two payments", () => {
    const card = { id: "c", token: "t", type: "Visa", lastFour: "1111", expMonth: "08", expYear: "2031" } as const;
    const wallet = { kind: "payPal", token: "w", payer: null } as const;
    const account = basketOf("account", [], { choices: { email: "nell@example.com", wallet } });
    const guest = basketOf("guest", [line("1", 1, { recipientId: "recipient-2" })], {
      choices: {
        email: "guest@example.com",
        shipToCountry: "FRA",
        cards: [card],
        recipients: [{ id: "recipient-2" }],
      },
      isInCheckout: true,
    });
    const { basket } = joinBaskets(account, guest);
    expect(basket.choices).toEqual({
      email: "nell@example.com",
      shipToCountry: "FRA",
      wallet,
      recipients: [{ id: "recipient-2" }],
    });
    expect(basket).toMatchObject({ isInCheckout: true, reachedStep: 1, lines: [{ recipientId: "recipient-2" }] });
    const withRecipients = basketOf("account", [], { choices: { recipients: [{ id: "recipient-1" }] } });
    expect(joinBaskets(withRecipients, guest).basket.lines).toMatchObject([{ recipientId: null }]);
  });

  it.each([
    ["the account's of two", { shipToCountry: "FRA" }, { shipToCountry: "MEX" }, "account"],
    ["the guest's where the account has none", {}, { shipToCountry: "MEX" }, "guest"],
  ] as const)("have one destination for estimates: %s", (_which, ofAccount, ofGuest, kept) => {
    const { basket } = joinBaskets(
      basketOf("account", [], { choices: ofAccount }),
      basketOf("guest", [line("1", 1)], { choices: ofGuest }),
    );
    expect(basket.choices).toEqual(kept === "account" ? ofAccount : ofGuest);
  });
});
