import { changeTerms } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { isCartSettlingAtom, reloadCartAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { CartPage } from "../cart/cart-page.tsx";
import { ReviewStep } from "../review/review-step.tsx";

const { lamp, towels } = sampleSkus;
const service = useService();
beforeAll(() => import("./dialog-popup.tsx"));

const Lamp = "Beacon Table Lamp";
const reallyFinal = "Really final.";
const change = (sku: string, message: string | null) => changeTerms(service().database, sku, message);
// Every test restores the store's data.
afterEach(async () => {
  await change(lamp, null);
  await change(towels, null);
});

type Page = ReturnType<typeof openShopper>;

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const settled = (page: Page) => waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
const findDialog = () => screen.findByRole("dialog", { name: "Confirm Your Selection" });
const answer = async (name: "Accept Terms" | "Decline") => {
  await userEvent.click(within(await findDialog()).getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const linesIn = (name: string) => within(screen.queryByRole("list", { name }) ?? document.createElement("ul"));
const inCart = () =>
  linesIn("Items in your cart")
    .queryAllByRole("textbox")
    .map((field) => (field as HTMLInputElement).value);
const saved = () => linesIn("Saved for later").queryAllByRole("heading").length;

async function openCart() {
  const page = openShopper(service());
  await page.bring.toCart([{ Sku: lamp, Quantity: 2 }]);
  await page.store.set(reloadCartAtom);
  page.show(<CartPage {...page.navigation} />);
  return page;
}

interface Change {
  readonly arrange?: string;
  readonly call: string;
  /** The quantities in the cart and the number of saved lines. */
  readonly before: readonly [string[], number];
  readonly after: readonly [string[], number];
}
const changes: Record<string, Change> = {
  "a higher quantity [CALL-015]": {
    call: `One more of ${Lamp}`,
    before: [["2"], 0],
    after: [["3"], 0],
  },
  "Undo of a removal": {
    arrange: `Remove ${Lamp}`,
    call: `Undo removing ${Lamp}`,
    before: [[], 0],
    after: [["2"], 0],
  },
  "Move to Cart [CALL-019]": {
    arrange: `Save for Later: ${Lamp}`,
    call: `Move to Cart: ${Lamp}`,
    before: [[], 1],
    after: [["2"], 0],
  },
};

describe("terms that changed after the add, in the cart", () => {
  it.each(Object.entries(changes))("are asked for by %s, which Accept Terms repeats [CONF-11]", async (_, each) => {
    const page = await openCart();
    if (each.arrange) await press(each.arrange);
    await settled(page);
    await change(lamp, reallyFinal);
    await press(each.call);
    const dialog = await findDialog();
    expect(within(dialog).getByText(Lamp)).toBeVisible();
    expect(within(dialog).getByText(reallyFinal)).toBeVisible();
    await settled(page);
    expect([inCart(), saved()]).toEqual(each.before);
    // Nothing moves behind the dialog.
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
    await answer("Accept Terms");
    await settled(page);
    expect([inCart(), saved()]).toEqual(each.after);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each(Object.entries(changes))("leave all as it was when %s is declined [CONF-12]", async (_, each) => {
    const page = await openCart();
    if (each.arrange) await press(each.arrange);
    await settled(page);
    await change(lamp, reallyFinal);
    await press(each.call);
    await answer("Decline");
    await settled(page);
    expect([inCart(), saved()]).toEqual(each.before);
    expect(screen.getByRole("alert")).toHaveTextContent(`Please accept the terms of ${Lamp} first.`);
  });

  it("are not answered by a key that is held: they have the focus [A11Y]", async () => {
    await openCart();
    await change(lamp, reallyFinal);
    await press(`One more of ${Lamp}`);
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).getByRole("list")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    expect(await findDialog()).toBeVisible();
  });
});

describe("terms that changed after the add, on the review", () => {
  const placeOrder = () => press("Place Order");
  const confirmation = expect.stringMatching(/^\/checkout\/confirmation\?orderId=.+/);

  async function openReview() {
    const page = openShopper(service());
    await page.shopper.call(cartOperations.addItems, { items: [{ Sku: towels }] });
    await page.bring.toReview();
    page.show(<ReviewStep {...page.navigation} />);
    await change(lamp, reallyFinal);
    await change(towels, "Cut for you.");
    return page;
  }

  it("are asked for together, and Accept Terms places the order [CALL-077]", async () => {
    const page = await openReview();
    await placeOrder();
    const dialog = await findDialog();
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(2);
    expect(within(dialog).getByText("Cut for you.")).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    await answer("Accept Terms");
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.callsTo("AcceptTerms")).toHaveLength(1);
    expect(page.callsTo("PlaceOrder")).toHaveLength(2);
  });

  it("are asked for once more when others change meanwhile, and then the order is placed [CALL-077]", async () => {
    const page = await openReview();
    await change(towels, null);
    await placeOrder();
    expect(within(await findDialog()).getByText(reallyFinal)).toBeVisible();
    await change(towels, "Cut for you.");
    await userEvent.click(screen.getByRole("button", { name: "Accept Terms" }));
    expect(await screen.findByText("Cut for you.")).toBeVisible();
    await answer("Accept Terms");
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("keep the shopper on the review when they are declined, and are asked for anew [CONF-12]", async () => {
    const page = await openReview();
    await placeOrder();
    await answer("Decline");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Please accept the terms of .+ Nothing was charged\.$/);
    expect(page.onGo).not.toHaveBeenCalled();
    expect(page.callsTo("AcceptTerms")).toEqual([]);
    await placeOrder();
    expect(await findDialog()).toBeVisible();
  });

  it("place nothing when another tab has changed the order meanwhile", async () => {
    const page = await openReview();
    await placeOrder();
    await findDialog();
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    const line = body.cartData?.lineItems.find(({ sku }) => sku === lamp);
    await page.shopper.call(cartOperations.removeItem, { id: line?.id ?? "" });
    await answer("Accept Terms");
    expect(await screen.findByText("Your order has changed")).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("are asked for by a higher quantity, which Accept Terms repeats [CALL-015]", async () => {
    const page = await openReview();
    await press(`Increase quantity of ${Lamp}`);
    expect(within(await findDialog()).getByText(reallyFinal)).toBeVisible();
    await answer("Accept Terms");
    await waitFor(() => expect(screen.getByRole("spinbutton", { name: `Quantity of ${Lamp}` })).toHaveValue("2"));
    expect(page.callsTo("UpdateItem")).toHaveLength(2);
  });
});
