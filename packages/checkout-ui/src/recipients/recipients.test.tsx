import { signIn } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { orderOperations } from "@store/contract/orders";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { field, typeAddress } from "../address/type-address.fixture.ts";
import { ConfirmationPage } from "../confirmation/confirmation-page.tsx";
import { DeliveryStep } from "../delivery/delivery-step.tsx";
import { ReviewStep } from "../review/review-step.tsx";
import { ShippingStep } from "../shipping/shipping-step.tsx";

const service = useService();

const { lamp, towels } = sampleSkus;
const threeTowels = { Sku: towels, Quantity: 3 };
const denver = {
  firstName: "Ana",
  lastName: "Ruiz",
  address1: "1701 Wynkoop St",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  country: "USA",
  dayPhone: "303-234-5678",
};

type Page = ReturnType<typeof openShopper>;
const recipientsOf = ({ store }: Page) => store.get(checkoutAtom)?.shippingOptions.recipients ?? [];
/** Who gets what: the city or the store, and "3 x" and the SKU for each line. */
const whoGetsWhat = (page: Page) =>
  recipientsOf(page).map(({ address, store, shipments }) => [
    address?.city ?? store?.locationId ?? null,
    ...shipments.flatMap(({ lineItems }) =>
      lineItems.map(({ sku, priceQuantityTotals: { quantity } }) => `${quantity} x ${sku}`),
    ),
  ]);
const lineOf = (page: Page, sku: string) =>
  recipientsOf(page)
    .flatMap(({ shipments }) => shipments.flatMap(({ lineItems }) => lineItems))
    .find((line) => line.sku === sku)?.id ?? "";
const named = (page: Page) => page.sent.map(({ path }) => path.split("/").at(-1));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

/** A shopper whose towels and lamp go to one address, on a step with the view of its URL. */
async function open(Step: typeof DeliveryStep, { query = "", pickUp = false, who = "" } = {}) {
  const page = openShopper(service());
  if (who) await signIn(page.shopper, who as "nell");
  await page.bring.toCart([threeTowels]);
  if (pickUp) await pickUpTowels(page);
  await page.bring.toDelivery();
  await show(page, Step, query);
  return page;
}
async function pickUpTowels({ shopper }: Page) {
  const { cartData } = (await shopper.call(cartOperations.getCartJsx, {})).body;
  const pickup = { shipMethod: 1, isPickupSelected: true, locationId: "us-chicago" } as const;
  await shopper.call(cartOperations.updateShipMethod, { id: cartData?.lineItems[0]?.id ?? "", ...pickup });
}
async function show(page: Page, Step: typeof DeliveryStep, query: string) {
  cleanup();
  // What the page's server asks for: the stores near the first recipient.
  const near = { postalCode: recipientsOf(page)[0]?.address?.postalCode };
  const { stores } = (await page.shopper.call(catalogOperations.getStores, near)).body;
  page.sent.length = 0;
  page.onGo.mockClear();
  const params = new URLSearchParams(query.replace(/\{(\d+)\}/, (_, sku) => lineOf(page, sku)));
  page.show(<Step params={params} stores={stores} {...page.navigation} />);
  await screen.findByRole("button", { name: /^(Save|Next)/ });
}
/** One of the towels to Denver, as the form for it does it. */
async function shareTowels(page: Page) {
  await show(page, ShippingStep, `item={${towels}}`);
  await userEvent.selectOptions(screen.getByLabelText("How many go there"), "1 of 3");
  await typeAddress(denver);
  await save();
  await waitFor(() => expect(page.onGo).toHaveBeenCalled());
}

describe("an item on the shipping step", () => {
  it("goes to another address, some of its units or all, and every recipient is listed with their items [SHIP-19] [CALL-029] [CALL-066]", async () => {
    const page = await open(ShippingStep);
    const more = screen.getByRole("link", { name: "Ship to more than one address" });
    expect(more).toHaveAttribute("href", "/checkout/shipping?several");
    await show(page, ShippingStep, "several");
    const chicago = screen.getByRole("region", { name: "For Maya Okafor in Chicago" });
    expect(chicago).toHaveTextContent("4 items");
    expect(within(chicago).getByRole("link", { name: "Send elsewhere Beacon Table Lamp" })).toBeVisible();
    await shareTowels(page);
    expect(named(page)).toEqual(["ValidateAddress", "SplitItem", "SaveMultiShippingAddress"]);
    expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping?several");
    expect(whoGetsWhat(page)).toEqual([
      ["Chicago", `2 x ${towels}`, `1 x ${lamp}`],
      ["Denver", `1 x ${towels}`],
    ]);
    // Several addresses are listed without being asked for.
    await show(page, ShippingStep, "");
    expect(screen.getByRole("region", { name: "For Ana Ruiz in Denver" })).toHaveTextContent("1701 Wynkoop St");
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(named(page)).toEqual(["ValidateCart", "MoveToShippingAndGiftOptions"]);
    expect(page.storage.size).toBe(0);
  });

  it("goes to an existing recipient, and split units become one line again [SHIP-19] [CALL-031]", async () => {
    const page = await open(ShippingStep);
    await shareTowels(page);
    const [, ana] = recipientsOf(page);
    await show(page, ShippingStep, `item=${ana?.shipments[0]?.lineItems[0]?.id}`);
    const known = screen.getByRole("radio", { name: "Maya Okafor" });
    expect(known).toBeChecked();
    expect(known).toHaveAccessibleDescription("2134 N Halsted St, Chicago, IL 60614");
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping?several"));
    expect(named(page)).toEqual(["SaveRecipientSelection"]);
    expect(whoGetsWhat(page)).toEqual([["Chicago", `3 x ${towels}`, `1 x ${lamp}`]]);
  });

  it("names an existing recipient with every line of the address [SHIP-19]", async () => {
    const page = await open(ShippingStep);
    const address = { ...denver, address2: "Apt 4B", address3: "buzz 12" };
    const request = { address, basketItemId: lineOf(page, lamp) };
    const { body } = await page.shopper.call(checkoutOperations.saveMultiShippingAddress, request);
    page.store.set(receiveCheckoutAtom, body.checkout);
    await show(page, ShippingStep, `item={${towels}}`);
    const ana = screen.getByRole("radio", { name: "Ana Ruiz" });
    expect(ana).toHaveAccessibleDescription("1701 Wynkoop St, Apt 4B, buzz 12, Denver, CO 80202");
  });

  it("asks for no e-mail address for a recipient that is a registry (AMB-274)", async () => {
    const page = await open(ShippingStep);
    await shareTowels(page);
    const model = structuredClone(page.store.get(checkoutAtom));
    const [, ana] = model?.shippingOptions.recipients ?? [];
    if (ana?.address) ana.address = { ...ana.address, label: "Registry: Ana" };
    page.store.set(receiveCheckoutAtom, model ?? undefined);
    await show(page, ShippingStep, `item={${towels}}`);
    expect(screen.getByRole("radio", { name: "Registry: Ana" }).closest("[data-kind]")).toBeNull();
  });

  it("goes to an address of the account by its id [SHIP-19] [CALL-030]", async () => {
    const page = await open(ShippingStep, { who: "nell", query: `item={${lamp}}` });
    await userEvent.click(screen.getByRole("radio", { name: "Nell Ashby", description: /Anchorage/ }));
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(named(page)).toEqual(["SaveMultiShipping"]);
    expect(whoGetsWhat(page)).toEqual([
      ["Chicago", `3 x ${towels}`],
      ["Anchorage", `1 x ${lamp}`],
    ]);
  });

  it("goes to a new address that the account keeps, for the next order as well [SHIP-19] [CALL-027] [CHK-44]", async () => {
    const page = await open(ShippingStep, { who: "nell", query: `item={${lamp}}` });
    await userEvent.click(screen.getByRole("radio", { name: "Another address" }));
    await typeAddress(denver);
    await userEvent.click(screen.getByRole("checkbox", { name: "Save this address to my account" }));
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(named(page)).toEqual(["ValidateAndSaveAddress", "SaveMultiShippingAddress"]);
    expect(page.store.get(checkoutAtom)?.accountInfo.shippingAddresses.at(-1)).toMatchObject({
      addressId: expect.any(String),
      city: "Denver",
    });
  });

  it("stays where it is while the new address is wrong or is found otherwise, and keeps what was typed [CALL-026]", async () => {
    const page = await open(ShippingStep, { query: `item={${lamp}}` });
    await save();
    expect(field("First Name")).toHaveFocus();
    expect(page.onTitle).toHaveBeenLastCalledWith("Error: Shipping");
    await typeAddress({ ...denver, postalCode: "94110" });
    await page.refresh(
      <ShippingStep params={new URLSearchParams(`item=${lineOf(page, lamp)}`)} {...page.navigation} />,
    );
    expect(field("First Name")).toHaveValue("Ana");
    await save();
    await screen.findByRole("group", { name: "Deliver to" });
    expect(named(page)).toEqual(["ValidateAddress"]);
    await save();
    await waitFor(() => expect(page.callsTo("SaveMultiShippingAddress")[0]?.body).toContain('"postalCode":"94110"'));
  });

  it("says why the service does not send it, and stays [CALL-066]", async () => {
    const page = await open(ShippingStep, { query: `item={${towels}}` });
    await page.shopper.call(cartOperations.updateItem, { id: lineOf(page, towels), quantity: 1 });
    await userEvent.selectOptions(screen.getByLabelText("How many go there"), "2 of 3");
    await typeAddress(denver);
    await save();
    expect(await screen.findByText(/There is only one of this item/)).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    expect(field("First Name")).toHaveValue("Ana");
  });
});

describe("a recipient of a part of the order", () => {
  it("is removed, and another recipient gets their items [CALL-065]", async () => {
    const page = await open(ShippingStep);
    await shareTowels(page);
    await show(page, ShippingStep, "several");
    await userEvent.click(screen.getByRole("button", { name: "Remove Ana Ruiz" }));
    await waitFor(() => expect(whoGetsWhat(page)).toEqual([["Chicago", `3 x ${towels}`, `1 x ${lamp}`]]));
    expect(screen.getByRole("link", { name: "ship everything to one address" })).toBeVisible();
    const undo = await screen.findByRole("button", { name: "Undo removing Ana Ruiz" });
    expect(undo).toHaveFocus();
    expect(screen.getByText("Ana Ruiz in Denver was removed. Everything now goes to Maya.")).toBeVisible();
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getByRole("heading", { name: "For Ana Ruiz in Denver" })).toHaveFocus());
    expect(whoGetsWhat(page)).toEqual([
      ["Chicago", `2 x ${towels}`, `1 x ${lamp}`],
      ["Denver", `1 x ${towels}`],
    ]);
    expect(screen.queryByText(/was removed/)).toBeNull();
  });

  it("cannot come back after another tab has changed the order, and the page says so", async () => {
    const page = await open(ShippingStep);
    await shareTowels(page);
    await show(page, ShippingStep, "");
    await userEvent.click(screen.getByRole("button", { name: "Remove Ana Ruiz" }));
    const undo = await screen.findByRole("button", { name: "Undo removing Ana Ruiz" });
    await page.shopper.call(cartOperations.updateItem, { id: lineOf(page, lamp), quantity: 2 });
    await userEvent.click(undo);
    const alert = await screen.findByText(/can no longer be undone/);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
  });

  it("gets another address, and the other recipients keep theirs [CALL-028]", async () => {
    const page = await open(ShippingStep);
    await shareTowels(page);
    await show(page, ShippingStep, `recipient=${recipientsOf(page)[1]?.id}`);
    expect(screen.getByRole("heading", { name: "Another address for Ana Ruiz" })).toBeVisible();
    expect(field("Address 1")).toHaveValue("1701 Wynkoop St");
    await userEvent.clear(field("Address 1"));
    await userEvent.type(field("Address 1"), "1437 Bannock St");
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping?several"));
    expect(recipientsOf(page).map(({ address }) => address?.address1)).toEqual([
      "2134 N Halsted St",
      "1437 Bannock St",
    ]);
  });
});

describe("pickup and shipping on the shipping and gift options step", () => {
  it("a pickup is shipped to a recipient instead, with one call for all of it [CALL-064] [GIFT-03]", async () => {
    const page = await open(DeliveryStep, { pickUp: true });
    const pickup = screen.getByRole("region", { name: /^Pick up at Chicago/ });
    await userEvent.click(within(pickup).getByRole("button", { name: "Ship it instead" }));
    await waitFor(() =>
      expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions?recipient=pickup-us-chicago"),
    );
    await show(page, DeliveryStep, "recipient=pickup-us-chicago");
    expect(screen.getByRole("heading", { name: "Ship instead of picking up" })).toBeVisible();
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(named(page)).toEqual(["UpdateBopsToShipping"]);
    expect(whoGetsWhat(page)).toEqual([["Chicago", `3 x ${towels}`, `1 x ${lamp}`]]);
  });

  it("a pickup is shipped to an address that is new to the order", async () => {
    const page = await open(DeliveryStep, { pickUp: true, query: "recipient=pickup-us-chicago" });
    await userEvent.click(screen.getByRole("radio", { name: "Another address" }));
    await typeAddress(denver);
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(whoGetsWhat(page)).toEqual([
      ["Chicago", `1 x ${lamp}`],
      ["Denver", `3 x ${towels}`],
    ]);
  });

  it("a shipped item is picked up at a near store instead, or some of its pieces [GIFT-03] [CALL-066] (AMB-210)", async () => {
    const page = await open(DeliveryStep, { query: `item={${towels}}` });
    await userEvent.selectOptions(screen.getByLabelText("How many go there"), "2 of 3");
    const [nearest, farther] = await screen.findAllByRole("radio", { name: /^Pick up at/ });
    expect(nearest).toHaveAccessibleName("Pick up at Chicago, Fulton Row");
    expect(nearest).toHaveAccessibleDescription(/Chicago, IL 60607.*miles away$/);
    expect(farther).toHaveAccessibleName("Pick up at New York, Spring Court");
    await userEvent.click(nearest as HTMLElement);
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(whoGetsWhat(page)).toEqual([
      ["Chicago", `1 x ${towels}`, `1 x ${lamp}`],
      ["us-chicago", `2 x ${towels}`],
    ]);
  });

  it("an item moves to another recipient by the call of that step [CALL-065] [GIFT-03]", async () => {
    const page = await open(ShippingStep);
    await shareTowels(page);
    await show(page, DeliveryStep, `item={${lamp}}`);
    expect(screen.getByRole("radio", { name: "Ana Ruiz" })).toBeChecked();
    await save();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(named(page)).toEqual(["UpdateRecipientId"]);
    expect(whoGetsWhat(page)).toEqual([
      ["Chicago", `2 x ${towels}`],
      ["Denver", `1 x ${lamp}`, `1 x ${towels}`],
    ]);
  });

  it("says that the item to ship is not available, and leaves it at the store [CALL-064]", async () => {
    const page = await open(DeliveryStep, { pickUp: true, query: "recipient=pickup-us-chicago" });
    const stock = service().database.updateTable("stock").where("sku", "=", towels);
    await stock.set({ available: 0 }).execute();
    await save();
    expect(await screen.findByText(/no longer available to ship/)).toBeVisible();
    await stock.set({ available: 40 }).execute();
    expect(page.onGo).not.toHaveBeenCalled();
    expect(whoGetsWhat(page)).toContainEqual(["us-chicago", `3 x ${towels}`]);
  });
});

it("the review and the confirmation say who gets what, each with address, gift and shipment [CHK-38] [CHK-39]", async () => {
  const page = await open(ShippingStep);
  await shareTowels(page);
  await page.shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
  await page.shopper.call(giftOperations.updateGiftMessage, {
    recipientId: recipientsOf(page)[1]?.id ?? "",
    message: "For your bath",
    isInitialTrigger: false,
  });
  await page.bring.toPaymentFromDelivery();
  await page.bring.toPaid();
  cleanup();
  page.show(<ReviewStep {...page.navigation} />);
  expect(screen.getByRole("region", { name: "Shipping address" })).toHaveTextContent(/Halsted St.*Wynkoop St/);
  const delivery = screen.getByRole("region", { name: "Delivery" });
  const titles = within(delivery).getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "For Maya Okafor in Chicago",
    "For Ana Ruiz in Denver",
  ]);
  expect(delivery).toHaveTextContent(/Ana Ruiz.*Quantity of Tidewater Bath Towels.*For your bath/);
  const placed = await page.shopper.call(orderOperations.placeOrder, { adata: "" });
  const { order } = (await page.shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" })).body;
  if (!order) throw new Error(`The order was not placed: ${placed.body.message}`);
  cleanup();
  page.show(<ConfirmationPage order={order} />);
  expect(screen.getByText("Delivery", { selector: "dt" }).nextElementSibling?.textContent).toMatch(
    /^Maya Okafor in Chicago: Arrives .+\nAna Ruiz in Denver: Arrives /,
  );
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(1, 5)).toEqual([
    "Shipping to Maya Okafor",
    "Shipment 1 of 2",
    "Shipping to Ana Ruiz",
    "Shipment 2 of 2",
  ]);
  expect(screen.getByRole("region", { name: "Shipping to Ana Ruiz" })).toHaveTextContent("For your bath");
});
