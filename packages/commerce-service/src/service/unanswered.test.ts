import { cartOperations } from "@store/contract/cart";
import { allRoutes } from "@store/contract/routes";
import { specialOrderOperations } from "@store/contract/special-order";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { type AnyNoun, toMountedCalls } from "./mounted-call.ts";
import { unanswered } from "./unanswered.ts";

// Written down a second time on purpose: an entry may be taken out of both lists, never put in.
const stillToCome = {
  recommendations: ["getRecommendations"],
  account: ["requestPasswordReset", "getResetPasswordContent"],
  registry: [
    "addRegistryItems",
    "getRegistries",
    "getRegistry",
    "saveRegistry",
    "updateRegistryItem",
    "removeRegistryItem",
    "getChecklist",
  ],
  sectionals: ["getSectionalDetails", "getSectionalPriceByPiece", "getSectionalPage", "addSectional"],
  personalization: ["saveDesign", "renderPersonalization", "addMonogrammed"],
  swatches: ["orderFreeSwatches", "submitFreeFormOrder", "getOrderSwatchData", "getEmailHashed", "getPhoneHash"],
  "special-order": ["getCustomConfirmation", "getSpecialOrderProduct", "getChoiceGroups", "getQuickShip"],
};

const routes = Object.values(allRoutes);

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

it("lists every call that is not answered yet; the list may only shrink", () => {
  expect(unanswered).toEqual(stillToCome);
  const known = new Set(routes.map(({ name }) => name));
  expect(
    Object.values(unanswered)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([]);
});

it("mounts every call of the contract: none is unknown, and each answers another method by naming its own", async () => {
  const shopper = shop.shopper();
  for (const { method, path } of routes) {
    const response = await shopper.send(path.replaceAll(/\{\w+\}/g, "x"), { method: "DELETE" });
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.headers.get("allow")?.split(", ")).toContain(method);
  }
});

it("answers a call that is not built 501 with its reason, under each of its paths", async () => {
  const shopper = shop.shopper();
  const notBuilt = { isSuccess: false, errorCode: "NotBuilt", message: expect.stringContaining("yet") };
  const { getSpecialOrderProduct } = specialOrderOperations;
  const query = new URLSearchParams({
    choices: "[]",
    sku: "1",
    sortType: "",
    outputCacheString: "",
    isFabricPopup: "true",
  });
  const answers = [
    await shopper.send(`${getSpecialOrderProduct.path}?${query}`),
    await shopper.send(`${getSpecialOrderProduct.alsoAt[0]}?${query}`),
  ];
  for (const response of answers) {
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject(notBuilt);
  }
});

it("does not mount a call that has neither a handler nor a place in the list", () => {
  const forgotten: AnyNoun = { operations: { count: cartOperations.getCartCount }, requests: {}, handlers: {} };
  expect(() => toMountedCalls([forgotten])).toThrow("count");
});
