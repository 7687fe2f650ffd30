import { sampleSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { sectionalOperations } from "@store/contract/sectionals";
import { cartAtom, cartItemUpdated, isCartSettlingAtom, lineErrorsAtom, reloadCartAtom } from "@store/shopper-state";
import { canadaSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CartPage } from "../cart-page.tsx";

const { armlessSeat, bookcase, donation, giftCard, lamp, leftArmSeat, towels } = sampleSkus;
const cognacChair = "fabric.COGNACLEATHER~legs.OAK~filling.FOAM~base.FIXED";
const service = useService();

type Page = Awaited<ReturnType<typeof open>>;

async function open(items: AddToCartItem[], options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toCart(items as Parameters<typeof page.bring.toCart>[0]);
  await page.store.set(reloadCartAtom);
  page.sent.length = 0;
  page.show(<CartPage {...page.navigation} />);
  return page;
}
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const settled = (page: Page) => waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
const paths = (page: Page) => page.sent.map(({ path }) => path);
/** The row of a line's installation service. */
const serviceLine = () => document.querySelector<HTMLElement>("[data-part=line-service]");
const titlesIn = (list: string) =>
  within(screen.queryByRole("list", { name: list }) ?? document.createElement("ul"))
    .queryAllByRole("heading")
    .map(({ textContent }) => textContent);
const inCart = () => titlesIn("Items in your cart");
const saved = () => titlesIn("Saved for later");
const Lamp = "Beacon Table Lamp";
const Towels = "Tidewater Bath Towels";

function hear() {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener(cartItemUpdated, listen);
  return { heard, stop: () => document.removeEventListener(cartItemUpdated, listen) };
}

it("says in which fabric a line is shown that has no picture of its own, in the cart and saved for later [SPEC-01]", async () => {
  await open([{ Sku: specialOrderSkus.chair, OptionChoiceParameter: cognacChair }, { Sku: lamp }]);
  const listed = (name: string) => within(screen.getByRole("list", { name }));
  const macros = () => document.querySelectorAll('[data-part=cart-line] img[src*="cognac-leather-macro"]');
  expect(listed("Items in your cart").getAllByText("Shown in Rust Velvet")).toHaveLength(1);
  expect(macros()).toHaveLength(1);
  await click("Save for Later: Wren Lounge Chair");
  expect(listed("Saved for later").getByText("Shown in Rust Velvet")).toBeVisible();
  expect(macros()).toHaveLength(1);
});

describe("saving a line for later", () => {
  it("moves it to the saved list at once, announces it, and reloads once [CART-02] [CART-09] [CART-10]", async () => {
    const page = await open([{ Sku: lamp, Quantity: 2 }, { Sku: towels }]);
    const { heard, stop } = hear();
    await click(`Save for Later: ${Lamp}`);
    expect(inCart()).toEqual([Towels]);
    expect(saved()).toEqual([Lamp]);
    expect(screen.getByText(`${Lamp} was saved for later.`)).toHaveAttribute("role", "status");
    await waitFor(() => expect(heard).toHaveLength(1));
    stop();
    expect(heard).toEqual([expect.objectContaining({ action: "saveForLater", sku: lamp, isSuccess: true })]);
    expect(paths(page)).toEqual(["/Cart/SaveForLater", "/Cart/GetCartJsx"]);
    expect(saved()).toEqual([Lamp]);
    expect(within(screen.getByRole("list", { name: "Saved for later" })).getByText("Quantity 2")).toBeVisible();
  });

  it("moves the focus to the line that takes its place, then to the previous one, then to the page's heading", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }, { Sku: bookcase }]);
    await click(`Save for Later: ${Towels}`);
    expect(screen.getByRole("heading", { name: "Atlas Bookcase" })).toHaveFocus();
    await click("Save for Later: Atlas Bookcase");
    expect(screen.getByRole("heading", { name: Lamp })).toHaveFocus();
    await click(`Save for Later: ${Lamp}`);
    expect(screen.getByRole("heading", { name: "Cart" })).toHaveFocus();
    expect(screen.getByText("Your cart is empty")).toBeVisible();
    expect(saved()).toEqual([Towels, "Atlas Bookcase", Lamp]);
    await settled(page);
  });

  it("joins it with an equal saved line without leaving a removed line", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    await click(`Save for Later: ${Lamp}`);
    await settled(page);
    await page.bring.toCart([{ Sku: lamp }]);
    await page.store.set(reloadCartAtom);
    await userEvent.click(await screen.findByRole("button", { name: `Save for Later: ${Lamp}` }));
    await settled(page);
    expect(inCart()).toEqual([Towels]);
    expect(saved()).toEqual([Lamp]);
    expect(screen.getByText("Quantity 2")).toBeVisible();
    expect(screen.queryByText(/^Removed/)).toBeNull();
  });

  it.each([
    ["the service is down", () => Promise.resolve(Response.json({}, { status: 500 }))],
    ["the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("puts it back and says why at the line, the answer kept: %s [ERR-16] [ERR-17]", async (_, fail) => {
    const page = await open([{ Sku: lamp }, { Sku: towels }], {
      wire: (path, send) => (path.includes("SaveForLater") ? fail() : send()),
    });
    const { heard, stop } = hear();
    await click(`Save for Later: ${Lamp}`);
    await waitFor(() => expect(heard).toHaveLength(1));
    stop();
    expect(heard).toEqual([expect.objectContaining({ action: "saveForLater", isSuccess: false })]);
    expect(inCart()).toEqual([Lamp, Towels]);
    const [line] = screen.getAllByRole("listitem");
    expect(within(line as HTMLElement).getByRole("alert")).toHaveTextContent(
      "We could not update your cart. Please try again.",
    );
    const [error] = Object.values(page.store.get(lineErrorsAtom));
    expect(error).toMatchObject({ action: "saveForLater", response: { message: expect.any(String) } });
    expect(page.callsTo("Log")).toHaveLength(1);
    expect(screen.queryByText(`${Lamp} was saved for later.`)).toBeNull();
    // The focus had moved to the line beside it.
    await waitFor(() => expect(screen.getByRole("heading", { name: Lamp })).toHaveFocus());
    await click(`Remove ${Lamp}`);
    expect(screen.queryByRole("alert")).toBeNull();
    await settled(page);
  });
});

describe("a saved line", () => {
  async function openSaved(options: Parameters<typeof openShopper>[1] = {}) {
    const page = await open([{ Sku: lamp, Quantity: 2 }, { Sku: towels }], options);
    await click(`Save for Later: ${Lamp}`);
    await settled(page);
    page.sent.length = 0;
    return page;
  }

  it("moves to the cart at once, with its quantity, and the empty list disappears [CART-02] [CART-09]", async () => {
    const page = await openSaved();
    await click(`Move to Cart: ${Lamp}`);
    expect(inCart()).toEqual([Towels, Lamp]);
    expect(screen.queryByRole("heading", { name: "Saved for later" })).toBeNull();
    expect(screen.getByText(`${Lamp} was moved to your cart.`)).toHaveAttribute("role", "status");
    await settled(page);
    expect(inCart()).toEqual([Towels, Lamp]);
    expect(screen.getByRole("textbox", { name: `Quantity of ${Lamp}` })).toHaveValue("2");
    expect(paths(page)).toEqual(["/Cart/MoveToCart", "/Cart/GetCartJsx"]);
  });

  it("stays saved if the cart is full, with the service's reason [ERR-17]", async () => {
    const page = await openSaved();
    await page.bring.toCart([{ Sku: lamp, Quantity: 98 }]);
    await click(`Move to Cart: ${Lamp}`);
    const list = await screen.findByRole("list", { name: "Saved for later" });
    expect(await within(list).findByRole("alert")).toHaveTextContent("A cart takes up to 99 of one item");
    await settled(page);
    expect(saved()).toEqual([Lamp]);
    expect(Object.values(page.store.get(lineErrorsAtom))).toEqual([
      expect.objectContaining({ action: "moveToCart", response: expect.objectContaining({ isSuccess: false }) }),
    ]);
  });

  it("is removed in its position, gray, and is restored with Undo [CART-02] [CART-12]", async () => {
    const page = await openSaved();
    await click(`Remove ${Lamp}`);
    expect(screen.getByText("Removed from your saved items")).toBeVisible();
    await settled(page);
    expect(paths(page)).toEqual(["/Cart/RemoveItemFromSaveForLater", "/Cart/GetCartJsx"]);
    const undo = screen.getByRole("button", { name: `Undo removing ${Lamp}` });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await settled(page);
    expect(screen.getByRole("button", { name: `Move to Cart: ${Lamp}` })).toBeVisible();
    expect(page.store.get(cartAtom)?.savedForLater).toHaveLength(1);
  });

  it("stays if its removal fails, and shows the error at its line [ERR-17]", async () => {
    const page = await openSaved({
      wire: (path, send) =>
        path.includes("RemoveItemFromSave") ? Promise.resolve(Response.json({}, { status: 500 })) : send(),
    });
    await click(`Remove ${Lamp}`);
    const list = screen.getByRole("list", { name: "Saved for later" });
    expect(await within(list).findByRole("alert")).toHaveTextContent("We could not update your cart.");
    expect(screen.queryByText("Removed from your saved items")).toBeNull();
    await settled(page);
  });

  it("can only be removed if it is no longer sold [SHIP-15]", async () => {
    const page = await openSaved();
    const { database } = service();
    await database.updateTable("stock").set({ available: 0 }).where("sku", "=", lamp).execute();
    await page.store.set(reloadCartAtom);
    const list = screen.getByRole("list", { name: "Saved for later" });
    expect(await within(list).findByText("Out of stock")).toBeVisible();
    expect(
      within(list)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Remove"]);
    expect(within(list).queryByRole("link")).toBeNull();
    await database.updateTable("stock").set({ available: 500 }).where("sku", "=", lamp).execute();
  });
});

describe("undoing a removal in an outdated tab", () => {
  it("announces where the line went: another tab had saved and removed it [CART-12]", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    const id = page.store.get(cartAtom)?.lineItems[0]?.id ?? "";
    await click(`Remove ${Lamp}`);
    await settled(page);
    for (const call of ["restoreItem", "saveForLater", "removeItemFromSaveForLater"] as const)
      await page.shopper.call(cartOperations[call], { id });
    await click(`Undo removing ${Lamp}`);
    expect(screen.getByText(`${Lamp} is back in your cart.`)).toHaveRole("status");
    expect(await screen.findByText(`${Lamp} is back among your saved items.`)).toHaveRole("status");
    expect(inCart()).toEqual([Towels]);
    expect(saved()).toEqual([Lamp]);
    await waitFor(() => expect(screen.getByRole("heading", { name: Lamp })).toHaveFocus());
  });
});

describe("the fulfillment method of a line", () => {
  const pickup = { IsPickupSelected: true, Location: "us-chicago" };
  const way = (name: RegExp) => screen.getByRole("radio", { name });

  it("asks for a store, shows pickup at once and sends it [SHIP-14] [CART-09] [CART-02]", async () => {
    const page = await open([{ Sku: lamp }]);
    expect(way(/Ship/)).toBeChecked();
    await userEvent.click(way(/choose a store/));
    await screen.findByRole("dialog", { name: "Choose a Store" });
    expect(page.callsTo("UpdateShipMethod")).toEqual([]);
    await userEvent.click(await screen.findByRole("button", { name: "Pick Up Here: Chicago, Fulton Row" }));
    expect(way(/Pick up/)).toBeChecked();
    expect(screen.getByText(/Chicago, Fulton Row/, { selector: "[data-part=pickup-store] span" })).toBeInTheDocument();
    // The amounts on screen are still the previous ones.
    expect(screen.getByText("Tax").nextElementSibling).toHaveTextContent("Calculated in checkout");
    await settled(page);
    expect(await screen.findByText(/^Ready for pickup/)).toBeInTheDocument();
    // Nothing else is ordered: the tax of the store is complete.
    expect(screen.getByText("Tax").nextElementSibling).toHaveTextContent(/^\$\d/);
    expect(screen.getByText("Total", { selector: "dt" })).toBeVisible();
    expect(JSON.parse(page.callsTo("UpdateShipMethod")[0]?.body ?? "")).toMatchObject({
      isPickupSelected: true,
      locationId: "us-chicago",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(way(/Ship/));
    expect(way(/Ship/)).toBeChecked();
    await settled(page);
    expect(screen.queryByText(/^Ready for pickup/)).toBeNull();
    expect(page.callsTo("GetCartJsx")).toHaveLength(2);
  });

  it("names the tax of a pickup as such while the other destinations are unknown", async () => {
    const kept = { Sku: lamp, IsPickupSelected: true, Location: "us-chicago" };
    await open([kept, { Sku: towels }]);
    expect(screen.getByText("Tax so far").nextElementSibling).toHaveTextContent(/^\$\d/);
    expect(screen.getByText("Total so far", { selector: "dt" })).toBeVisible();
  });

  it("says what pickup excludes [SHIP-14]", async () => {
    const page = await open([{ Sku: bookcase, IsInstallationServiceRequired: true }]);
    await userEvent.click(way(/choose a store/));
    await userEvent.click(await screen.findByRole("button", { name: "Pick Up Here: Chicago, Fulton Row" }));
    const news = "Atlas Bookcase will be picked up in store, without assembly and wall fastening.";
    expect(screen.getByText(news)).toHaveRole("status");
    await settled(page);
    expect(screen.getByText("Without assembly and wall fastening, since it is picked up.")).toBeInTheDocument();
  });

  it("stays shipped if the store list is closed, and returns the focus", async () => {
    const page = await open([{ Sku: lamp }]);
    await userEvent.click(way(/Pick up/));
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(way(/Pick up/)).toHaveFocus());
    expect(way(/Ship/)).toBeChecked();
    expect(page.callsTo("UpdateShipMethod")).toEqual([]);
  });

  it("lists the store that is nearest to the cart's postal code first, with its distance (AMB-210)", async () => {
    const page = await open([{ Sku: lamp }]);
    await page.shopper.call(cartOperations.applyZipCode, { zip: "98101" });
    await page.store.set(reloadCartAtom);
    await userEvent.click(way(/Pick up/));
    const [nearest, farther] = await within(await screen.findByRole("dialog")).findAllByRole("listitem");
    expect(nearest).toHaveTextContent(/Seattle, Ballard Slip.*miles away/);
    expect(farther).toHaveTextContent(/San Francisco, Mill Yard.*\d{3} miles away/);
  });

  it.each(["[Space]", "[Enter]"])("opens no dialog for an arrow key, but for %s [SHIP-14]", async (key) => {
    const page = await open([{ Sku: lamp }]);
    way(/Ship/).focus();
    await userEvent.keyboard("[ArrowDown]");
    expect(way(/Pick up/)).toHaveFocus();
    expect(way(/Ship/)).toBeChecked();
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("[ArrowUp]");
    expect(way(/Ship/)).toHaveFocus();
    await userEvent.keyboard(`[ArrowRight]${key}`);
    expect(await screen.findByRole("dialog", { name: "Choose a Store" })).toBeVisible();
    expect(page.callsTo("UpdateShipMethod")).toEqual([]);
  });

  it("uses the store of another line without asking, and changes it on request", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels, ...pickup }]);
    await userEvent.click(
      within(screen.getByRole("radiogroup", { name: `How to get ${Lamp}` })).getByLabelText(/Pick/),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    await settled(page);
    await click(`Change store for ${Lamp}`);
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText("Your store")).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Pick Up Here: New York, Spring Court" }));
    await settled(page);
    expect(page.store.get(cartAtom)?.lineItems.map((line) => line.shippingDeliveryOptions.locationId)).toEqual([
      "us-new-york",
      "us-chicago",
    ]);
  });

  it("reverts if the change fails, with the reason [ERR-16]", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels, ...pickup }]);
    const { database } = service();
    await database.insertInto("service_outage").values({ site: "US", service: "deliveryEstimate" }).execute();
    await userEvent.click(
      within(screen.getByRole("radiogroup", { name: `How to get ${Lamp}` })).getByLabelText(/Pick/),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Store pickup cannot be chosen right now.");
    await settled(page);
    expect(page.store.get(cartAtom)?.lineItems[0]?.shippingDeliveryOptions.locationId).toBeNull();
    await database.deleteFrom("service_outage").where("service", "=", "deliveryEstimate").execute();
  });

  it("names the method if there is no choice [SHIP-13] [SHIP-14]", async () => {
    await open([{ Sku: giftCard }]);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByText("Ship to an address")).toBeVisible();
  });

  it("offers a donation no method, no quantity and no saving [SHIP-13] [SHIP-14]", async () => {
    const page = await open([{ Sku: towels }]);
    await page.shopper.call(cartOperations.donationAddToCart, { sku: donation, amount: 2500 });
    await page.store.set(reloadCartAtom);
    const list = within(screen.getByRole("list", { name: "Items in your cart" }));
    const title = await list.findByRole("heading", { name: "Room to Grow Donation" });
    const line = within(title.closest("li") as HTMLElement);
    expect(line.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Remove"]);
    expect(line.queryByText("Ship to an address")).toBeNull();
    expect(line.getAllByText("$25.00")).toHaveLength(1);
  });

  it("lists the boxes of an oversized item that is picked up [POP-11]", async () => {
    await open([{ Sku: bookcase, ...pickup }, { Sku: bookcase }]);
    const link = screen.getByRole("button", { name: "Oversized item: Atlas Bookcase" });
    await userEvent.click(link);
    const dialog = await screen.findByRole("dialog", { name: "Oversized Item" });
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(['Box 1: 1 x 76" W x 16" D x 6" H', 'Box 2: 1 x 40" W x 15" D x 9" H']);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
  });

  it("lists boxes in centimeters on a metric site [POP-11]", async () => {
    await open([{ Sku: bookcase, IsPickupSelected: true, Location: "ca-toronto" }], { site: canadaSite });
    await click("Oversized item: Atlas Bookcase");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getAllByRole("listitem")[0]).toHaveTextContent("cm W x");
  });
});

describe("the installation of a line", () => {
  it("has a name and a fee and is removed at once [CART-02] [CART-09]", async () => {
    const page = await open([{ Sku: bookcase, Quantity: 2, IsInstallationServiceRequired: true }]);
    expect(serviceLine()).toHaveTextContent("$99.00 per item");
    await click("Remove Assembly and wall fastening from Atlas Bookcase");
    expect(serviceLine()).toHaveTextContent(/: removed Undo$/);
    expect(screen.getByText("Atlas Bookcase comes without assembly and wall fastening.")).toHaveRole("status");
    await settled(page);
    expect(paths(page)).toEqual(["/Cart/RemoveInstallationService", "/Cart/GetCartJsx"]);
    expect(page.store.get(cartAtom)?.orderSummary.services).toBe(0);
  });

  it("is restored and charged again with Undo, which has the focus [CART-09]", async () => {
    const page = await open([{ Sku: bookcase, Quantity: 2, IsInstallationServiceRequired: true }]);
    await click("Remove Assembly and wall fastening from Atlas Bookcase");
    await settled(page);
    const undo = { name: "Undo removing Assembly and wall fastening from Atlas Bookcase" };
    expect(screen.getByRole("button", undo)).toHaveFocus();
    await click("Remove Atlas Bookcase");
    expect(screen.queryByRole("button", undo)).toBeNull();
    await click("Undo removing Atlas Bookcase");
    await settled(page);
    screen.getByRole("button", undo).focus();
    page.sent.length = 0;
    await userEvent.keyboard("[Enter]");
    expect(serviceLine()).toHaveTextContent("$99.00 per item");
    expect(screen.getByText("Atlas Bookcase comes with assembly and wall fastening.")).toHaveRole("status");
    expect(screen.getByRole("button", { name: /^Remove Assembly/ })).toHaveFocus();
    await settled(page);
    expect(paths(page)).toEqual(["/Cart/RestoreInstallationService", "/Cart/GetCartJsx"]);
    expect(page.store.get(cartAtom)?.orderSummary.services).toBe(19_800);
  });

  it("stays removed with the reason if it is no longer available, and can be requested again [ERR-16]", async () => {
    const page = await open([{ Sku: bookcase, IsInstallationServiceRequired: true }]);
    await click("Remove Assembly and wall fastening from Atlas Bookcase");
    await settled(page);
    const { database } = service();
    await database.insertInto("service_outage").values({ site: "US", service: "installation" }).execute();
    await click("Undo removing Assembly and wall fastening from Atlas Bookcase");
    expect(await screen.findByRole("alert")).toHaveTextContent("We cannot install Atlas Bookcase right now.");
    expect(screen.getByRole("button", { name: /^Undo removing Assembly/ })).toHaveFocus();
    await settled(page);
    await database.deleteFrom("service_outage").where("service", "=", "installation").execute();
  });

  it("offers no Undo while it is only suspended for pickup", async () => {
    const page = await open([
      { Sku: bookcase, IsInstallationServiceRequired: true },
      { Sku: towels, IsPickupSelected: true, Location: "us-chicago" },
    ]);
    await userEvent.click(
      within(screen.getByRole("radiogroup", { name: "How to get Atlas Bookcase" })).getByLabelText(/Pick/),
    );
    await settled(page);
    expect(serviceLine()).toBeNull();
    await userEvent.click(
      within(screen.getByRole("radiogroup", { name: "How to get Atlas Bookcase" })).getByLabelText(/Ship/),
    );
    await settled(page);
    expect(serviceLine()).toHaveTextContent("$99.00 per item");
  });

  it("is shown again if its removal fails [ERR-16]", async () => {
    const page = await open([{ Sku: bookcase, IsInstallationServiceRequired: true }], {
      wire: (path, send) =>
        path.includes("RemoveInstallation") ? Promise.resolve(Response.json({}, { status: 500 })) : send(),
    });
    await click("Remove Assembly and wall fastening from Atlas Bookcase");
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not update your cart.");
    expect(serviceLine()).toBeVisible();
    await settled(page);
  });
});

describe("a design of a sectional", () => {
  const piece = (Sku: string) =>
    ({ Sku, Quantity: 1, OptionChoiceParameter: "legs.OAK", Location: "Sectional Configurator" }) as const;

  async function openDesign(skus: readonly string[]) {
    const page = openShopper(service());
    await page.shopper.call(sectionalOperations.addSectional, { items: skus.map(piece), excludeFormattedPrice: false });
    await page.bring.toCart([{ Sku: lamp }]);
    await page.store.set(reloadCartAtom);
    page.show(<CartPage {...page.navigation} />);
    return page;
  }

  it("stands under its name with its total, and its pieces under their own names (AMB-217)", async () => {
    await openDesign([leftArmSeat, armlessSeat, armlessSeat]);
    expect(inCart()).toEqual([
      "Dune Sectional",
      "Left-Arm Seat, Stone Linen, Natural Oak legs",
      "Armless Seat, Stone Linen, Natural Oak legs",
      Lamp,
    ]);
    const group = within(screen.getByRole("list", { name: "Items in your cart" })).getAllByRole("listitem")[0];
    expect(group).toHaveTextContent("3 pieces: $3,297.00");
    const remove = screen.getByRole("button", { name: "Remove Design: Dune Sectional" });
    expect(remove).toHaveAttribute("form", "cart-form");
    expect(remove.getAttribute("value")).toMatch(/^removeDesign:/);
  });

  it("counts a removed piece no more, and stays together among the saved lines", async () => {
    const page = await openDesign([leftArmSeat, armlessSeat]);
    await click("Remove Left-Arm Seat, Stone Linen, Natural Oak legs");
    const group = within(screen.getByRole("list", { name: "Items in your cart" })).getAllByRole("listitem")[0];
    expect(group).toHaveTextContent("1 piece: $999.00");
    await click("Save for Later: Armless Seat, Stone Linen, Natural Oak legs");
    await settled(page);
    expect(saved()).toEqual(["Dune Sectional", "Armless Seat, Stone Linen, Natural Oak legs"]);
    expect(within(screen.getByRole("list", { name: "Saved for later" })).queryByText("Remove Design")).toBeNull();
  });
});
