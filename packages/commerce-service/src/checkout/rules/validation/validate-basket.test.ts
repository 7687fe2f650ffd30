import { holds } from "@store/config/properties";
import { cartErrorType } from "@store/contract/shared";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findUnavailableLines } from "./find-unavailable-lines.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";
import { linesToRemove, linesToStripInstallation, removedTypeOfCall } from "./lines-to-remove.ts";
import { validateBasket } from "./validate-basket.ts";
import { findLineText, isCustomNoLongerAvailable } from "./validation-texts.ts";

const lamp: LineToValidate = {
  lineId: "lamp",
  sku: "1",
  quantity: 2,
  available: 5,
  locationId: null,
  isSold: true,
  isRemoved: false,
  isMadeToOrder: false,
  customizationType: 0,
  isPersonalized: false,
  hasInstallation: false,
  restrictedIn: null,
  registry: null,
  isPlaceLost: false,
  refusal: null,
};
const line = (differences: Partial<LineToValidate>): LineToValidate => ({ ...lamp, ...differences });
const rug = line({ lineId: "rug", sku: "2" });
const noOutage: ServiceOutages = {
  installation: false,
  personalization: false,
  inHousePersonalization: false,
  customOrder: false,
};
const everyOutage: ServiceOutages = {
  installation: true,
  personalization: true,
  inHousePersonalization: true,
  customOrder: true,
};

const gone = line({ lineId: "gone", sku: "3", available: 1 });
const unsold = line({ lineId: "unsold", sku: "4", isSold: false });
const restricted = line({ lineId: "restricted", sku: "5", restrictedIn: "IL" });
const engraved = line({ lineId: "engraved", sku: "6", isPersonalized: true, customizationType: 100 });
const stitched = line({ lineId: "stitched", sku: "7", isPersonalized: true, customizationType: 700 });
const etched = line({ lineId: "etched", sku: "8", isPersonalized: true, customizationType: 705 });
const installed = line({ lineId: "installed", sku: "9", hasInstallation: true });
const custom = line({ lineId: "custom", sku: "10", isMadeToOrder: true, available: null });
const refused = line({ lineId: "refused", sku: "12", refusal: "This item comes by truck." });
const lost = line({ lineId: "lost", sku: "11", isPlaceLost: true });

const unavailableTitle = "Item(s) no longer available";
const stateTitle = "Item(s) cannot be shipped to or picked up in this state";
const editTitle = "Please Edit Your Cart to Proceed";

describe("a basket", () => {
  it.each<[what: string, errorType: number, LineToValidate[], concerned: string[], title: string | undefined]>([
    ["without lines", 8, [], [], "Your cart is empty."],
    ["of removed lines alone", 8, [line({ isRemoved: true })], [], "Your cart is empty."],
    ["of which all can be had", 0, [lamp, rug], [], undefined],
    ["of which nothing can be had", 7, [gone, unsold], ["gone", "unsold"], unavailableTitle],
    ["of one line that is gone", 7, [gone], ["gone"], unavailableTitle],
    ["whose present lines are all gone", 7, [gone, line({ isRemoved: true })], ["gone"], unavailableTitle],
    ["of which some is gone", 3, [gone, lamp, unsold], ["gone", "unsold"], unavailableTitle],
    ["with a line that may not go there", 9, [lamp, restricted], ["restricted"], stateTitle],
    ["with a text of a partner", 5, [lamp, engraved], ["engraved"], editTitle],
    ["with texts of our own", 6, [stitched, lamp, etched], ["stitched", "etched"], unavailableTitle],
    ["with an installation", 4, [lamp, installed], ["installed"], editTitle],
    ["with a custom order", 2, [lamp, custom], ["custom"], editTitle],
    ["with a place that is no longer there", 1, [lamp, lost], ["lost"], editTitle],
    ["with a line that no truck brings there", 1, [lamp, refused], ["refused"], editTitle],
    ["with a quantity of nothing", 1, [line({ quantity: 0 })], ["lamp"], editTitle],
    ["with more than a cart takes", 1, [line({ quantity: 100, available: null })], ["lamp"], editTitle],
    ["with part of an item", 1, [line({ quantity: 1.5 })], ["lamp"], editTitle],
  ])("%s: type %i [CHK-20]", (_what, errorType, lines, concerned, title) => {
    const validation = validateBasket(lines, everyOutage);
    expect(validation.errorType).toBe(errorType);
    expect(validation.lines.map(({ lineId }) => lineId)).toEqual(concerned);
    expect(validation.text?.title).toBe(title);
  });

  it("is valid without outages", () => {
    const lines = [engraved, stitched, etched, installed, custom];
    expect(validateBasket(lines, noOutage)).toEqual({ errorType: 0, lines: [], text: null });
  });

  it.each<[what: string, Partial<LineToValidate>]>([
    ["nothing is to be written on it", { customizationType: 700 }],
    ["it is made on demand", { available: null, quantity: 99 }],
    ["all there is is wanted", { available: 2 }],
  ])("is fine as long as %s", (_what, differences) => {
    const outages = { ...everyOutage, customOrder: false };
    expect(validateBasket([line(differences)], outages).errorType).toBe(0);
  });

  it("has one error at a time, the most severe first, until nothing can be removed", () => {
    let lines = [lost, custom, installed, etched, engraved, restricted, gone];
    const types: number[] = [];
    for (;;) {
      const { errorType, lines: concerned } = validateBasket(lines, everyOutage);
      types.push(errorType);
      if (errorType === 0 || errorType === 8) break;
      lines = lines.filter((one) => !concerned.includes(one));
    }
    expect(types).toEqual([3, 9, 5, 6, 4, 2, 1, 8]);
  });

  it("shares the stock of an item, the earlier lines first", () => {
    const lines = [
      line({ lineId: "first", quantity: 3 }),
      line({ lineId: "second", quantity: 3 }),
      line({ lineId: "third", quantity: 2 }),
      line({ lineId: "picked up", quantity: 1, locationId: "chicago" }),
    ];
    expect(findUnavailableLines(lines).map(({ lineId }) => lineId)).toEqual(["second", "picked up"]);
  });
});

describe("the text beside a line", () => {
  it.each([
    ["is shipped", 9, restricted, "Cannot be shipped to IL"],
    ["is picked up", 9, line({ locationId: "chicago", restrictedIn: "IL" }), "Cannot be picked up in IL"],
    ["is gone", 3, lamp, undefined],
    ["is not brought there", 1, refused, "This item comes by truck."],
    ["would be installed", 4, lamp, "Installation is not available right now"],
  ] as const)("that %s, type %i", (_what, errorType, one, text) => {
    expect(findLineText(errorType, one)).toBe(text);
  });

  it("has no link for a custom order that is not available any more", () => {
    expect(isCustomNoLongerAvailable(cartErrorType.nlaItems, custom)).toBe(true);
    expect(isCustomNoLongerAvailable(cartErrorType.pfasItems, custom)).toBe(false);
    expect(isCustomNoLongerAvailable(cartErrorType.nlaItems, lamp)).toBe(false);
  });
});

describe("a removal", () => {
  const lines = [lamp, gone, restricted, engraved, stitched, installed, custom, line({ ...unsold, isRemoved: true })];
  it.each([
    ["removeNlaItems", ["gone"]],
    ["removeAllNlaItems", ["gone"]],
    ["removePfasItems", ["restricted"]],
    ["removePersonalizedItems", ["engraved"]],
    ["removeInHousePersonalizedNlaItems", ["stitched"]],
  ] as const)("by %s removes the lines of its type", (call, expected) => {
    const removed = linesToRemove(removedTypeOfCall[call], lines, everyOutage);
    expect(removed.map(({ lineId }) => lineId)).toEqual(expected);
  });

  it("keeps what is available again", () => {
    expect(linesToRemove(removedTypeOfCall.removePersonalizedItems, lines, noOutage)).toEqual([]);
    expect(linesToStripInstallation(lines, noOutage)).toEqual([]);
  });

  it("of an installation keeps the item", () => {
    expect(linesToStripInstallation(lines, everyOutage).map(({ lineId }) => lineId)).toEqual(["installed"]);
  });

  const anyLine = fc.record<LineToValidate>({
    lineId: fc.uuid(),
    sku: fc.constantFrom("1", "2"),
    quantity: fc.integer({ min: 1, max: 9 }),
    available: fc.constantFrom(10, null),
    locationId: fc.constantFrom(null, "chicago"),
    isSold: fc.boolean(),
    isRemoved: fc.boolean(),
    isMadeToOrder: fc.boolean(),
    customizationType: fc.constantFrom(0, 100, 700, 705),
    isPersonalized: fc.boolean(),
    hasInstallation: fc.boolean(),
    restrictedIn: fc.constantFrom(null, "IL"),
    registry: fc.constant(null),
    isPlaceLost: fc.constant(false),
    refusal: fc.constant(null),
  });
  const anyOutages = fc.record<ServiceOutages>({
    installation: fc.boolean(),
    personalization: fc.boolean(),
    inHousePersonalization: fc.boolean(),
    customOrder: fc.constant(false),
  });
  const anyLines = fc.array(anyLine, { maxLength: 8 });
  const removable: ReadonlySet<number> = new Set(Object.values(removedTypeOfCall));

  it("after removal leads to a basket that can be ordered, or to an empty one", () => {
    holds(anyLines, anyOutages, (basket, outages) => {
      let lines = basket;
      for (let presses = 0; presses < 7; presses++) {
        const { errorType } = validateBasket(lines, outages);
        if (errorType === cartErrorType.none || errorType === cartErrorType.emptyBasket) return true;
        if (removable.has(errorType)) {
          const removed = linesToRemove(errorType as 3 | 5 | 6 | 7 | 9, lines, outages);
          lines = lines.filter((one) => !removed.includes(one));
        } else {
          const stripped = linesToStripInstallation(lines, outages);
          lines = lines.map((one) => (stripped.includes(one) ? { ...one, hasInstallation: false } : one));
        }
      }
      return false;
    });
  });

  it("leaves lines that together never exceed the stock", () => {
    holds(anyLines, (basket) => {
      const left = basket.filter((one) => !findUnavailableLines(basket).includes(one));
      return left.every(({ sku, available }) => {
        const sharing = left.filter((one) => one.sku === sku && one.available !== null);
        return available === null || sharing.reduce((sum, one) => sum + one.quantity, 0) <= available;
      });
    });
  });
});
