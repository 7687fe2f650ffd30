import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { type Cart, cartOperations } from "@store/contract/cart";
import { cartItemUpdated, reloadCartAtom } from "@store/shopper-state";
import { canadaSite } from "@store/shopper-state/cart-samples";
import { exhaustCodes, openShopper, useService } from "@store/testing/shopper-page";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CartPage } from "../cart-page.tsx";

const { donation, lamp, sofa } = sampleSkus;
const service = useService();

async function open({
  items = [{ Sku: lamp }],
  ...options
}: { items?: Array<{ Sku: string; Quantity?: number }> } & Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toCart(items);
  await page.store.set(reloadCartAtom);
  page.sent.length = 0;
  page.show(<CartPage {...page.navigation} />);
  await screen.findByRole("textbox", { name: "Promo Code" });
  return { ...page, paths: () => page.sent.map(({ path }) => path) };
}
const field = (name: string) => screen.getByRole("textbox", { name });
/** A button in the form of a field. */
const buttonOf = (label: string, name: string) =>
  within(field(label).closest("form") as HTMLElement).getByRole("button", { name: `${name} ${label}` });
const clickIn = (label: string, name: string) => userEvent.click(buttonOf(label, name));
const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

/** A wire that replaces the response of a path, or changes the cart in it. */
function instead(name: string, answer: () => Response | Promise<Response>) {
  return (path: string, send: () => Promise<Response>) => (path.includes(name) ? Promise.resolve(answer()) : send());
}
function withCart(change: (cart: Cart) => Cart) {
  return async (path: string, send: () => Promise<Response>) => {
    const response = await send();
    if (!path.includes("GetCartJsx")) return response;
    const body = (await response.json()) as { cartData: Cart };
    return Response.json({ ...body, cartData: change(body.cartData) });
  };
}

describe("the cart's postal code", () => {
  it.each([
    ["6061", "6061 is not a valid ZIP Code."],
    ["M5V 2T6", "M5V 2T6 is not a valid ZIP Code."],
    [" ", "Please enter a ZIP Code."],
  ])("makes no call for %j and says why; the input stays [CART-14]", async (typed, text) => {
    const page = await open();
    await userEvent.type(field("ZIP Code"), `${typed}{Enter}`);
    expect(field("ZIP Code")).toHaveAccessibleDescription(text);
    expect(field("ZIP Code")).toHaveValue(typed);
    expect(field("ZIP Code")).toHaveFocus();
    expect(page.sent).toEqual([]);
    await userEvent.type(field("ZIP Code"), "4");
    expect(field("ZIP Code")).toBeValid();
  });

  it("has Canada's format on its site [CART-14]", async () => {
    const page = await open({ site: canadaSite });
    await userEvent.type(field("Postal Code"), "60614");
    await clickIn("Postal Code", "Apply");
    expect(field("Postal Code")).toHaveAccessibleDescription("60614 is not a valid Postal Code.");
    expect(page.sent).toEqual([]);
    await userEvent.clear(field("Postal Code"));
    await userEvent.type(field("Postal Code"), "m5v2t6");
    await clickIn("Postal Code", "Apply");
    await waitFor(() => expect(field("Postal Code")).toHaveValue("M5V 2T6"));
  });

  it("adds tax and dates, and can be changed [CART-04] [CART-09] [CALL-021]", async () => {
    const page = await open();
    expect(amountOf("Tax")).toBe("Calculated in checkout");
    await userEvent.type(field("ZIP Code"), "60614-1234{Enter}");
    await waitFor(() => expect(amountOf("Tax")).toMatch(/^\$\d/));
    expect(page.callsTo("ApplyZipCode").map(({ body }) => body)).toEqual(['{"zip":"60614"}']);
    expect(field("ZIP Code")).toHaveValue("60614");
    expect(screen.getByText("Tax and delivery are now those of 60614.")).toHaveAttribute("role", "status");
    await screen.findByText("Arrives Tue, Nov 24 to Wed, Nov 25");
    await userEvent.clear(field("ZIP Code"));
    await userEvent.type(field("ZIP Code"), "33101");
    await clickIn("ZIP Code", "Apply");
    await screen.findByText("Arrives Wed, Nov 25 to Mon, Nov 30");
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(2));
  });

  it.each([
    ["no words of the service", () => Response.json({ isSuccess: false }), "Zip code could not be updated"],
    ["a lost answer", () => Promise.reject(new TypeError("Failed to fetch")), "Zip code could not be updated"],
    ["its words", () => Response.json({ isSuccess: false, message: "We do not go there." }), "We do not go there."],
  ])("says why it failed, with %s, and keeps what was typed [ERR-13] [ERR-16]", async (_, answer, text) => {
    const page = await open({ wire: instead("ApplyZipCode", answer) });
    await userEvent.type(field("ZIP Code"), "60614{Enter}");
    await waitFor(() => expect(field("ZIP Code")).toHaveAccessibleDescription(text));
    expect(field("ZIP Code")).toHaveValue("60614");
    expect(buttonOf("ZIP Code", "Apply")).toBeEnabled();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(page.callsTo("GetCartJsx").length).toBeGreaterThan(0);
  });

  it("keeps its input across a refresh until it is applied", async () => {
    const page = await open();
    await userEvent.type(field("ZIP Code"), "606");
    expect([...page.storage.values()]).toEqual(["606"]);
    await userEvent.type(field("ZIP Code"), "14{Enter}");
    await waitFor(() => expect(page.storage.size).toBe(0));
  });
});

describe("what few carts need", () => {
  const fold = (text: string) => screen.getByText(text).closest("details");
  const toggle = (text: string) => userEvent.click(screen.getByText(text));

  it("is folded until it is wanted", async () => {
    await open();
    expect(fold("Add a promo code")).not.toHaveAttribute("open");
    expect(fold("Room to Grow Donation")).not.toHaveAttribute("open");
  });

  it("stays open while its field is emptied, and after its codes are removed", async () => {
    await open();
    await toggle("Add a promo code");
    await userEvent.type(field("Promo Code"), "TAKE25");
    await userEvent.clear(field("Promo Code"));
    expect(fold("Add a promo code")).toHaveAttribute("open");
    expect(fold("Room to Grow Donation")).not.toHaveAttribute("open");
  });

  it("opens by itself with a code that applies, or with what was typed before a refresh", async () => {
    const page = await open({ items: [{ Sku: sofa }] });
    await userEvent.type(field("Another amount, up to $500"), "7");
    await page.shopper.call(cartOperations.applyPromoCode, { promoCode: "TAKE25" });
    cleanup();
    await page.store.set(reloadCartAtom);
    page.show(<CartPage {...page.navigation} />);
    expect(await screen.findByText("TAKE25")).toBeVisible();
    expect(fold("Add a promo code")).toHaveAttribute("open");
    await waitFor(() => expect(fold("Room to Grow Donation")).toHaveAttribute("open"));
  });
});

describe("promo codes of the cart", () => {
  it("reduce the price, two of them if they can be combined, each until it is removed [CALL-022] [CALL-023]", async () => {
    const page = await open({ items: [{ Sku: sofa }, { Sku: lamp }] });
    await userEvent.type(field("Promo Code"), "take25{Enter}");
    await waitFor(() => expect(amountOf("Discount (TAKE25)")).toBe("-$25.00"));
    expect(field("Promo Code")).toHaveValue("");
    await userEvent.type(field("Promo Code"), "SHIPFREE");
    await clickIn("Promo Code", "Apply");
    await screen.findByText("SHIPFREE");
    await userEvent.click(screen.getByRole("button", { name: "Remove promo code SHIPFREE" }));
    await waitFor(() => expect(screen.queryByText("SHIPFREE")).toBeNull());
    expect(screen.getByText("Promo code SHIPFREE was removed.")).toHaveAttribute("role", "status");
    expect(amountOf("Discount (TAKE25)")).toBe("-$25.00");
    expect(page.callsTo("RemovePromoCode")[0]?.body).toBe('{"promoCode":"SHIPFREE"}');
    await userEvent.click(screen.getByRole("button", { name: "Remove promo code TAKE25" }));
    await waitFor(() => expect(screen.queryByText(/^Discount/)).toBeNull());
    expect(screen.getByText("Your promo code was removed.")).toHaveAttribute("role", "status");
    expect(field("Promo Code")).toHaveFocus();
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(4));
  });

  it("that no longer apply are announced with their reason, until they apply again", async () => {
    await open({ items: [{ Sku: lamp, Quantity: 2 }] });
    await userEvent.type(field("Promo Code"), "TAKE25{Enter}");
    expect(await screen.findByText("Your promo code was applied.")).toBeInTheDocument();
    const notice = () => screen.queryByText("TAKE25 is not applied.");
    const quantity = screen.getByLabelText("Quantity of Beacon Table Lamp");
    const order = async (count: string) => {
      await userEvent.clear(quantity);
      await userEvent.type(quantity, `${count}{Enter}`);
    };
    expect(notice()).toBeNull();
    await order("1");
    await waitFor(() => expect(notice()).toBeVisible());
    expect(notice()?.closest('[role="status"]')).toHaveTextContent(/Add \$[\d.]+ more to your cart to use TAKE25\./);
    await order("2");
    await waitFor(() => expect(notice()).toBeNull());
  });

  it("while strangers try wrong ones say after a wrong one to sign in or to wait, at the field, and the code stays (AMB-286) (AMB-330)", async () => {
    const forget = await exhaustCodes(service());
    await open();
    await userEvent.type(field("Promo Code"), "NOSUCH{Enter}");
    await screen.findByText(/^We do not know this promo code/);
    await userEvent.clear(field("Promo Code"));
    await userEvent.type(field("Promo Code"), "SHIPFREE{Enter}");
    const text =
      "Many wrong codes are being tried in our store right now. Sign in to use yours, or try again in a minute.";
    expect(await screen.findByText(text)).toHaveRole("alert");
    expect(field("Promo Code")).toHaveAccessibleDescription(text);
    expect(field("Promo Code")).toHaveValue("SHIPFREE");
    await forget();
    await clickIn("Promo Code", "Apply");
    expect(await screen.findByText("SHIPFREE")).toBeVisible();
  });

  it.each([
    ["NOSUCH", "We do not know this promo code."],
    ["BIGROOM", "more to your cart"],
  ])("are refused at their field: %s [ERR-14]", async (code, text) => {
    await open();
    await userEvent.type(field("Promo Code"), `${code}{Enter}`);
    await waitFor(() => expect(field("Promo Code")).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(field("Promo Code")).toHaveValue(code);
    expect(field("Promo Code")).toHaveFocus();
  });

  it("stay where they are when another one is refused: above the field, and its error below", async () => {
    await open({ items: [{ Sku: lamp, Quantity: 2 }] });
    await userEvent.type(field("Promo Code"), "TAKE25{Enter}");
    await screen.findByText("Your promo code was applied.");
    await userEvent.type(field("Promo Code"), "NOSUCH{Enter}");
    const error = await screen.findByText(/^We do not know this promo code/);
    const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
    expect(screen.getByText("TAKE25").compareDocumentPosition(field("Promo Code"))).toBe(following);
    expect(field("Promo Code").compareDocumentPosition(error)).toBe(following);
    expect(field("Promo Code")).toHaveValue("NOSUCH");
  });

  it("send nothing that is pasted with more than 40 characters: it stays, and the message names the limit (AMB-299)", async () => {
    const page = await open();
    await userEvent.click(field("Promo Code"));
    await userEvent.paste(`TAKE25${"X".repeat(40)}`);
    await clickIn("Promo Code", "Apply");
    expect(field("Promo Code")).toHaveValue(`TAKE25${"X".repeat(40)}`);
    expect(field("Promo Code")).toHaveAccessibleDescription("Please use 40 characters at most.");
    expect(page.sent).toEqual([]);
  });

  it("send nothing without a code", async () => {
    const page = await open();
    await clickIn("Promo Code", "Apply");
    expect(field("Promo Code")).toHaveAccessibleDescription("Please enter a promo code.");
    expect(page.sent).toEqual([]);
  });

  it("wait for a quantity that was changed before, then one reload follows [CART-09]", async () => {
    const page = await open({ items: [{ Sku: sofa }] });
    await userEvent.type(field("Promo Code"), "BIGROOM");
    await act(async () => {
      screen.getByRole("button", { name: /^One more of/ }).click();
      buttonOf("Promo Code", "Apply").click();
    });
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
    expect(page.paths()).toEqual(["/Cart/UpdateItem", "/Cart/ApplyPromoCode", "/Cart/GetCartJsx"]);
  });
});

describe("a donation", () => {
  const give = () => userEvent.click(screen.getByRole("button", { name: "Donate $5" }));
  const given = async ({ shopper }: Awaited<ReturnType<typeof open>>) => {
    const { body } = await shopper.call(cartOperations.getCartJsx, {});
    const line = body.cartData?.lineItems.find(({ itemInfo }) => itemInfo.isDonation);
    return line?.priceQuantityTotals.total;
  };

  it("becomes a line by one click, and the page's listeners are notified [CALL-020] [CART-10]", async () => {
    const page = await open();
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener(cartItemUpdated, listen);
    await userEvent.click(screen.getByRole("button", { name: "Donate $5" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Room to Grow Donation" })).toBeVisible();
    expect(screen.getByText("Thank you. $5.00 was added to your cart.")).toHaveAttribute("role", "status");
    expect(page.callsTo("DonationAddToCart")[0]?.body).toBe(`{"sku":"${donation}","amount":500}`);
    // Carts of other tests may still change on this document.
    const expected = {
      action: "donationAddToCart",
      lineId: expect.any(String),
      sku: donation,
      quantity: 1,
      isSuccess: true,
    };
    await waitFor(() => expect(heard).toContainEqual(expected));
    document.removeEventListener(cartItemUpdated, listen);
    expect(page.paths()).toEqual(["/Cart/DonationAddToCart", "/Cart/GetCartJsx"]);
  });

  it("accepts any amount up to 500 dollars and nothing else [CART-02]", async () => {
    const page = await open();
    const name = "Another amount, up to $500";
    await userEvent.click(screen.getByRole("button", { name: "Donate $1" }));
    await screen.findByText("Thank you. $1.00 was added to your cart.");
    page.sent.length = 0;
    for (const typed of ["0", "500.01", "ten", "1000000000025.00", ""]) {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), `${typed}{Enter}`);
      expect(field(name)).toHaveAccessibleDescription("Enter an amount from $1 to $500.");
    }
    expect(page.sent).toEqual([]);
    expect(screen.queryByText(/^Thank you/)).toBeNull();
    await userEvent.type(field(name), "$27.50{Enter}");
    await waitFor(() => expect(page.callsTo("DonationAddToCart")[0]?.body).toContain('"amount":2750'));
    await waitFor(() => expect(field(name)).toHaveValue(""));
  });

  it("is confirmed after a lost response if the reloaded cart has it; the next one is another donation", async () => {
    let isLost = true;
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (isLost && path.includes("DonationAddToCart")) throw new TypeError("Load failed.");
        return answer;
      },
    });
    await give();
    await screen.findByText("Thank you. $5.00 was added to your cart.");
    expect(await given(page)).toBe(500);
    isLost = false;
    await userEvent.click(screen.getByRole("button", { name: "Remove Room to Grow Donation" }));
    await waitFor(async () => expect(await given(page)).toBeUndefined());
    await give();
    await waitFor(async () => expect(await given(page)).toBe(500));
    await give();
    await waitFor(async () => expect(await given(page)).toBe(1000));
    expect(new Set(page.callsTo("DonationAddToCart").map(({ key }) => key)).size).toBe(3);
  });

  it("is added once after a lost response and a failed reload, however often it is repeated", async () => {
    let isLost = false;
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (isLost && path !== "/Cart/GetEdd") throw new TypeError("Load failed.");
        return answer;
      },
    });
    isLost = true;
    await give();
    // One for the donation, and one for the failed reload.
    await waitFor(() =>
      expect(screen.getAllByText("We could not update your cart. Please try again.")).toHaveLength(2),
    );
    isLost = false;
    await give();
    await screen.findByText("Thank you. $5.00 was added to your cart.");
    expect(await given(page)).toBe(500);
    expect(new Set(page.callsTo("DonationAddToCart").map(({ key }) => key)).size).toBe(1);
  });

  it("shows a failure beside its buttons [ERR-16]", async () => {
    await open({ wire: instead("DonationAddToCart", () => Response.json({ isSuccess: false })) });
    await userEvent.click(screen.getByRole("button", { name: "Donate $1" }));
    expect(await screen.findByText("We could not update your cart. Please try again.")).toHaveAttribute(
      "role",
      "alert",
    );
    expect(field("Another amount, up to $500")).toBeValid();
  });
});

describe("the estimated delivery", () => {
  const outage = /Pickup and delivery dates are unavailable right now/;
  const applyCode = async () => {
    await userEvent.type(field("ZIP Code"), "60614{Enter}");
    await waitFor(() => expect(field("ZIP Code")).toHaveValue("60614"));
  };

  it("is looked up once for each cart, only if the service has estimates [CART-15] [CART-06]", async () => {
    const on = await open();
    await applyCode();
    await waitFor(() => expect(on.callsTo("GetEdd")).toHaveLength(1));
    expect(on.callsTo("GetEdd")[0]?.body).toBe('{"locationId":null,"zipCode":"60614"}');
  });

  it("is the store's if all items are picked up: no postal code is needed, and the tax is known [CART-15]", async () => {
    const pickup = { IsPickupSelected: true, Location: "us-chicago" };
    const page = await open({ items: [{ Sku: lamp, ...pickup }] });
    expect(screen.getByText("You pick up everything in your cart, with the tax of the store.")).toBeVisible();
    expect(screen.queryByLabelText("ZIP Code")).toBeNull();
    expect(screen.getByText("Tax")).toBeVisible();
    expect(screen.getByText("Total", { selector: "dt" })).toBeVisible();
    await waitFor(() => expect(page.callsTo("GetEdd")).toHaveLength(1));
    expect(page.callsTo("GetEdd")[0]?.body).toBe('{"locationId":"us-chicago","zipCode":""}');
    expect(await screen.findByText(/^Ready for pickup/)).toBeVisible();
  });

  it("is not looked up if the setting is off [CART-15] [CART-06]", async () => {
    const off = await open({
      wire: withCart((cart) => ({ ...cart, config: { ...cart.config, oms_UseSharedEngine: false } })),
    });
    await off.shopper.call(cartOperations.applyZipCode, {
      zip: "60614",
    });
    await act(() => off.store.set(reloadCartAtom).then(() => {}));
    await waitFor(() => expect(field("ZIP Code")).toHaveValue("60614"));
    expect(off.callsTo("GetEdd")).toEqual([]);
  });

  it.each([
    ["a reset", () => Response.json({ isSuccess: false, IsReset: true })],
    ["no lines", () => Response.json({ isSuccess: true, lineItems: null })],
    ["an error", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("that fails by %s is logged and told in the configured words [ERR-15]", async (_, answer) => {
    const page = await open({ wire: instead("GetEdd", answer) });
    await applyCode();
    expect(await screen.findByText(outage)).toBeVisible();
    expect(screen.queryByText(/Arrives/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() =>
      expect(page.callsTo("Log").map(({ body }) => body)).toEqual([expect.stringContaining("getEdd")]),
    );
  });
});

it("shows what certificates pay, and says if they are worth more than the order [CART-05]", async () => {
  const message = "Your reward certificates are worth more than this order.";
  await open({
    wire: withCart((cart) => ({
      ...cart,
      orderSummary: {
        ...cart.orderSummary,
        tendersTotal: 1500,
        rewardsTotal: 1500,
        rewardsExceedOrderTotalMessage: message,
      },
    })),
  });
  expect(amountOf("Reward certificates")).toBe("-$15.00");
  expect(screen.getByText(message)).toBeVisible();
});
