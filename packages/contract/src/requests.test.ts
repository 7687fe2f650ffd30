import { describe, expect, it } from "vitest";
import { allCalls } from "./all-calls.fixture.ts";
import { address, savedAddress } from "./shared/index.ts";
import { walletOperations } from "./wallets/operations.ts";

const card = {
  type: "Visa",
  number: "4111111111111111",
  expMonth: "12",
  expYear: "2030",
  cvv: "123",
  saveToAccount: false,
  isExpired: false,
  lastFour: "1111",
};
const home = {
  firstName: "Ada",
  lastName: "King",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "USA",
  dayPhone: "5125550100",
};

const { applyApplePayPayment } = walletOperations;
const accepts = (name: string, body: unknown) => allCalls.get(name)?.request.safeParse(body).success;

describe("spellings that exclude each other", () => {
  it.each([
    ["applyGiftCardTender", { number: "1", pin: "2" }, { cardNumber: "1", cardPin: "2" }],
    ["removeGiftCardTender", { number: "1" }, { cardNumber: "1" }],
    ["applyTenderCode", { tenderCodeNumber: "1" }, { number: "1" }],
    ["removeTenderCode", { tenderCodeNumber: "1" }, { number: "1" }],
    ["verifyPromoCode", { code: "1" }, { promoCode: "1" }],
    ["ppApplyGiftCard", { cardNumber: "1", cardPin: "2" }, { number: "1", pin: "2" }],
    ["ppRemoveGiftCard", { cardNumber: "1" }, { number: "1" }],
  ])("%s accepts either spelling throughout and refuses a mixture", (name, one, other) => {
    expect([accepts(name, one), accepts(name, other), accepts(name, { ...one, ...other })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("refuse one spelling of a field with the other spelling of another field", () => {
    expect(accepts("applyGiftCardTender", { number: "1", cardPin: "2" })).toBe(false);
  });
});

describe("request schemas", () => {
  it("accept the four payment slots, each with a value or null", () => {
    const empty = { cardOneData: null, accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
    expect(accepts("savePayment", empty)).toBe(true);
    expect(accepts("savePayment", { ...empty, cardOneData: card, accountCardTwoData: { id: "c2", cvv: "123" } })).toBe(
      true,
    );
    const { cardTwoData: _, ...three } = empty;
    expect(accepts("savePayment", three)).toBe(false);
    expect(accepts("savePayment", { ...empty, cardOneData: { ...card, amountCents: -1 } })).toBe(false);
  });

  it("parse booleans of a query and of a form", () => {
    const read = (name: string, body: unknown) => allCalls.get(name)?.request.safeParse(body).data;
    expect(read("applyTaxExemption", { taxExemption: "true" })).toEqual({ taxExemption: true });
    expect(read("applyTaxExemptionForm", { isTaxExemptionApplied: "false" })).toEqual({ isTaxExemptionApplied: false });
    expect(accepts("applyTaxExemption", { taxExemption: "yes" })).toBe(false);
  });

  it("parse choices as JSON in a query and refuse anything but a list of choices", () => {
    const query = { sku: "1", sortType: "", optionCode: "f" };
    const choice = { optionCode: "f", optionType: "fabric", choiceCode: "c", source: 0, optionSequence: 1 };
    const schema = allCalls.get("getChoiceGroups")?.request;
    expect(schema?.safeParse({ ...query, choices: JSON.stringify([choice]) }).data).toEqual({
      ...query,
      choices: [choice],
    });
    for (const choices of ["[", "{}", JSON.stringify([{ ...choice, more: 1 }])]) {
      expect(accepts("getChoiceGroups", { ...query, choices })).toBe(false);
    }
  });

  it("refuse a script callback that is not a plain name", () => {
    const feed = { item: "100501", feed: "add-to-cart" };
    expect(accepts("getRecommendations", { ...feed, callback: "jsonp_1" })).toBe(true);
    for (const callback of ["", "a.b", "alert(1)//", "é", "1a"]) {
      expect(accepts("getRecommendations", { ...feed, callback })).toBe(false);
    }
  });

  it("accept a list as the body for the items of a registry", () => {
    const item = { Sku: "100501", Quantity: 1, GrId: "g1" };
    expect(accepts("addRegistryItems", [item, item])).toBe(true);
    expect([
      accepts("addRegistryItems", item),
      accepts("addRegistryItems", []),
      accepts("addRegistryItems", [{ ...item, x: 1 }]),
    ]).toEqual([false, false, false]);
  });

  it("limit gift messages to 240 characters and directions to 500", () => {
    const message = (length: number) => ({ recipientId: "r", message: "x".repeat(length), isInitialTrigger: false });
    expect([accepts("updateGiftMessage", message(240)), accepts("updateGiftMessage", message(241))]).toEqual([
      true,
      false,
    ]);
    const directions = (length: number) => ({
      recipients: [
        {
          recipientId: "r",
          shipments: [],
          tripBooking: { isContactMeSelected: true, selectedTrip: null, drivingDirections: "x".repeat(length) },
        },
      ],
    });
    expect([500, 501].map((length) => accepts("saveShippingAndGiftOptions", directions(length)))).toEqual([
      true,
      false,
    ]);
  });
});

describe("reply schemas", () => {
  it("accept a plain boolean and a wrapped one", () => {
    expect(
      [true, false, { isSuccess: true }, { isSuccess: false, more: 1 }].map(
        (reply) => applyApplePayPayment.reply?.safeParse(reply).data,
      ),
    ).toEqual([true, false, true, false]);
    expect(applyApplePayPayment.reply?.safeParse("true").success).toBe(false);
  });

  it("accept additional keys in the address of a newer service, which requests refuse", () => {
    const newer = { ...home, plusFour: "0001" };
    expect(savedAddress.safeParse(newer).success).toBe(true);
    expect(address.safeParse(newer).success).toBe(false);
  });
});

describe("the design of a personalized item", () => {
  const entry = { elementName: "Text1", text: "Ada", textcolor: "Navy", font: "Script" };
  const design = { templateName: "hem", sku: "100501", locationName: "Hem", personalization: [entry] };
  const add = { quantity: 2, orderType: "personalized", profileGuid: "guid", design };
  const without = (name: keyof typeof entry) => {
    const { [name]: _, ...others } = entry;
    return { ...add, design: { ...design, personalization: [others] } };
  };

  it("has quantity, order type, saved profile and texts in an add [CONF-16]", () => {
    expect(accepts("addMonogrammed", add)).toBe(true);
    for (const name of Object.keys(add)) {
      expect([name, accepts("addMonogrammed", { ...add, [name]: undefined })]).toEqual([name, false]);
    }
  });

  it("has element, text, color and font in each entry of an add, and nothing else [CONF-17]", () => {
    for (const name of ["elementName", "text", "textcolor", "font"] as const) {
      expect([name, accepts("addMonogrammed", without(name))]).toEqual([name, false]);
    }
    const personalization = [{ ...entry, size: 3 }];
    expect(accepts("addMonogrammed", { ...add, design: { ...design, personalization } })).toBe(false);
  });

  it("has element, text and optionally a picture in each entry of a saved one [PERS-03]", () => {
    const saves = (change: object) => accepts("saveDesign", { ...design, personalization: [change] });
    expect(saves({ elementName: "Text1", text: "Ada", monogrammingImg: "data:image/svg+xml,ada" })).toBe(true);
    expect(saves({ elementName: "Text1", text: "Ada" })).toBe(true);
    expect(saves({ elementName: "Text1" })).toBe(false);
    expect(saves({ text: "Ada" })).toBe(false);
  });
});
