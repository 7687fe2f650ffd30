import type { OrderSwatchData } from "@store/contract/swatches";
import { trayKey, viewedSwatchesKey } from "@store/ui-kit/early-protocol";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chicago, swatchData, toDatum, usShop } from "../swatch.samples.ts";
import type { SwatchOrderValues, SwatchOutcome } from "./order-values.ts";
import { SwatchOrder, type SwatchOrderProps } from "./swatch-order.tsx";
import { ThankYou } from "./thank-you.tsx";

beforeEach(() => localStorage.clear());

const ordered: SwatchOutcome = { kind: "shown", data: "thanks" };
const place = { city: "Chicago", state: "IL", postalCode: "60622" };

function show(props: Partial<SwatchOrderProps> = {}) {
  const send = vi.fn(async (_order: SwatchOrderValues): Promise<SwatchOutcome> => ordered);
  const onOrdered = vi.fn();
  const shop = props.shop ?? usShop;
  render(
    <Provider store={createStore()}>
      <SwatchOrder
        data={swatchData}
        shop={shop}
        action="/free-swatches"
        send={send}
        onOrdered={onOrdered}
        thanks={<ThankYou shop={shop} />}
        {...props}
      />
    </Provider>,
  );
  return { send, onOrdered };
}
const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const button = () => screen.getByRole("button", { name: "Send Swatches" });
const press = () => userEvent.click(button());
const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const withDefault = (DefaultSwatch: string): OrderSwatchData => ({ ...swatchData, DefaultSwatch });
/** A form that can be submitted as it is. */
const filled = { data: withDefault("OATLINEN"), known: chicago };

it("two orders of one page share no id by idPrefix", () => {
  const answer: SwatchOrderProps["answer"] = {
    values: {
      sku: "1",
      choiceCodes: [],
      address: chicago,
      isAddressAsEntered: false,
      isEmailSignUp: false,
    },
    suggestions: [place],
  };
  show({ answer });
  show({ answer, idPrefix: "second" });
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["city", "second-city", "addressAnswer", "second-addressAnswer"]));
  expect(new Set(ids).size).toBe(ids.length);
});

describe("suggestions for the address", () => {
  const found = { ...place, address1: "1420 N Wood St" };
  const provider = () => ({ load: vi.fn(async () => async () => [found]) });
  const findList = () => screen.findByRole("list", { name: "Suggested addresses" });

  it("are not loaded before the address has the focus; one fills in four fields [SWAT-27]", async () => {
    const places = provider();
    show({ places });
    expect(places.load).not.toHaveBeenCalled();
    await userEvent.type(field("Address 1"), "1420");
    await userEvent.click(within(await findList()).getByRole("button", { name: "1420 N Wood St, Chicago, IL 60622" }));
    expect(places.load).toHaveBeenCalled();
    expect(["Address 1", "City", "ZIP Code"].map((name) => field(name))).toEqual(
      [found.address1, found.city, found.postalCode].map((text) => expect.objectContaining({ value: text })),
    );
    expect(screen.getByRole("combobox", { name: /^State/ })).toHaveValue("IL");
  });

  it("follow what is typed into a field that has the focus since before hydration [SWAT-27]", async () => {
    const page = (
      <Provider store={createStore()}>
        <SwatchOrder
          data={swatchData}
          shop={usShop}
          action="/free-swatches"
          send={async () => ordered}
          places={provider()}
          thanks={null}
        />
      </Provider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    await userEvent.type(field("Address 1"), "14");
    render(page, { container, hydrate: true });
    await userEvent.keyboard("20");
    expect(await findList()).toBeVisible();
  });

  it("move beside the field 300 ms after they opened; Escape closes them and keeps the text [SWAT-53]", async () => {
    show({ places: provider() });
    await userEvent.type(field("Address 1"), "1420");
    const list = await findList();
    const opened = performance.now();
    const line = field("Address 1").closest("[data-field]");
    expect(line).not.toContainElement(list);
    await waitFor(async () => expect(line).toContainElement(await findList()));
    expect(performance.now() - opened).toBeGreaterThan(150);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("list", { name: "Suggested addresses" })).toBeNull();
    expect(field("Address 1")).toHaveValue("1420");
  });
});

describe("the form of a swatch order", () => {
  it("has swatches by family, the link to stores, the address, the sign-up and the button [SWAT-03] [SWAT-11]", () => {
    show();
    expect(within(screen.getByRole("group", { name: "Linen" })).getAllByRole("checkbox")).toHaveLength(4);
    expect(within(screen.getByRole("group", { name: "Velvet" })).getAllByRole("checkbox")).toHaveLength(2);
    const stores = screen.getByRole("link", { name: "Visit Your Store to View Swatches" });
    expect(stores).toHaveAttribute("href", "/stores");
    expect(box(/^Send me e-mail/)).not.toBeChecked();
    expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/customer-service/privacy-policy",
    );
    expect(screen.getByText("Your free swatches will arrive in 5-7 business days.")).toBeVisible();
    expect(button()).toBeVisible();
  });

  it("shows the price group of each swatch, on the modern brand 0 for stock fabrics [SWAT-52]", () => {
    const Linen = [toDatum("Oat Linen", { IsStock: true, PriceGroupCode: "2" })];
    show({ data: { ...swatchData, FabricsByName: { Linen } }, shop: { ...usShop, brand: "modern" } });
    expect(screen.getByText("Price group 0")).toBeVisible();
  });

  it("groups unavailable swatches, which cannot be selected [SWAT-23]", () => {
    show();
    const group = screen.getByRole("group", { name: "Temporarily Unavailable Swatches" });
    expect(within(group).getByRole("checkbox", { name: /Olive Velvet/ })).toBeDisabled();
  });

  it("starts with the default swatch, if it is available [SWAT-24]", async () => {
    show({ data: withDefault("RUSTVELVET") });
    expect(box(/Rust Velvet/)).toBeChecked();
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it("does not start with a default that is unavailable [SWAT-24]", () => {
    show({ data: withDefault("OLIVEVELVET") });
    expect(box(/Olive Velvet/)).not.toBeChecked();
  });

  it("fills in name and e-mail address of a signed-in shopper [SWAT-14]", () => {
    show({ known: { firstName: "Maya", lastName: "Brooks", emailAddress: "maya@example.com" } });
    expect(field("First Name")).toHaveValue("Maya");
    expect(field("Last Name")).toHaveValue("Brooks");
    expect(field("Email Address")).toHaveValue("maya@example.com");
  });

  it("refuses a sixth swatch until one is removed [SWAT-20] [SWAT-47]", async () => {
    show();
    for (const name of [/Oat/, /Moss/, /Stone/, /Slate/, /Rust/]) await userEvent.click(box(name));
    expect(box(/Ink/)).toBeDisabled();
    expect(screen.getByText("You may only select up to five swatches.")).toBeVisible();
    await userEvent.click(box(/Moss/));
    expect(box(/Ink/)).toBeEnabled();
  });

  it("cannot be submitted without a swatch, and says why after the last one was removed [SWAT-19] [SWAT-46]", async () => {
    show({ data: withDefault("OATLINEN") });
    await userEvent.click(box(/Oat/));
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription("Please select at least one swatch.");
  });

  it("is disabled in HTML only if no swatch can be ordered, since there the server says what is missing (AMB-306)", () => {
    const toHtml = (data: OrderSwatchData) => {
      const order = (
        <SwatchOrder data={data} shop={usShop} action="/free-swatches" send={async () => ordered} thanks={null} />
      );
      const html = document.createElement("div");
      html.innerHTML = renderToString(<Provider store={createStore()}>{order}</Provider>);
      return within(html).getByRole("button", { name: "Send Swatches" });
    };
    expect(toHtml(swatchData)).toBeEnabled();
    expect(toHtml({ ...swatchData, FabricsByName: {} })).toBeDisabled();
    expect(toHtml({ ...swatchData, FabricsByName: null })).toBeEnabled();
  });

  it("is disabled from its first drawing by scripts while none is chosen (AMB-306)", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    const container = document.body.appendChild(document.createElement("div"));
    const drawn: boolean[] = [];
    const observer = new MutationObserver(() => drawn.push(button().hasAttribute("disabled")));
    observer.observe(container, { childList: true });
    const root = createRoot(container);
    root.render(
      <Provider store={createStore()}>
        <SwatchOrder data={swatchData} shop={usShop} action="/free-swatches" send={async () => ordered} thanks={null} />
      </Provider>,
    );
    await expect.poll(() => drawn).toEqual([true]);
    observer.disconnect();
    root.unmount();
    vi.unstubAllGlobals();
  });

  it("is disabled without a reason until a choice was emptied, and never for an empty address (AMB-306)", async () => {
    show();
    expect(button()).toBeDisabled();
    expect(button()).not.toHaveAccessibleDescription();
    await userEvent.click(box(/Oat/));
    expect(button()).toBeEnabled();
    await userEvent.click(box(/Oat/));
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription("Please select at least one swatch.");
  });

  it("keeps the focus if another tab empties the choice meanwhile, and says why (AMB-306)", async () => {
    const { send } = show(filled);
    button().focus();
    localStorage.setItem(trayKey, "[]");
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key: trayKey, newValue: "[]", storageArea: localStorage }));
    });
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toHaveAccessibleDescription("Please select at least one swatch.");
    await userEvent.keyboard("{Enter}");
    expect(send).not.toHaveBeenCalled();
  });

  it("says so if no swatches are offered or none is available, and cannot be submitted [SWAT-19] [SWAT-50]", () => {
    show({ data: { ...swatchData, FabricsByName: {} } });
    expect(screen.getByText(/^Unfortunately there are no swatches available for ordering\./)).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it("shows errors only after a failed submit, one for each field, and focuses the first [SWAT-21] [SWAT-28]", async () => {
    const { send } = show({ data: withDefault("OATLINEN") });
    await userEvent.click(field("City"));
    await userEvent.tab();
    expect(screen.queryByText("The City field is required.")).toBeNull();
    await press();
    const links = within(screen.getByRole("alert")).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "The First Name field is required.",
      "The Last Name field is required.",
      "The Address 1 field is required.",
      "The City field is required.",
      "State is invalid.",
      "The ZIP Code field is required.",
      "Please enter a valid Phone Number.",
      "Email Address is required.",
    ]);
    expect(field("First Name")).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it("begins the page's title with Error: until nothing is left to correct", async () => {
    document.title = "Order Free Swatches";
    show({ ...filled, known: { ...chicago, city: "" } });
    await press();
    expect(document.title).toBe("Error: Order Free Swatches");
    await userEvent.type(field("City"), "Chicago");
    expect(document.title).toBe("Order Free Swatches");
  });

  it.each([
    ["First Name", "a".repeat(21), "The First Name field is invalid. Please use 20 characters at most.", "SWAT-29"],
    ["Last Name", "A_b", "The Last Name field is invalid.", "SWAT-30"],
    ["Address 1", "a".repeat(31), "The Address 1 field is invalid. Please use 30 characters at most.", "SWAT-31"],
    ["Address 1", "12 Mill% Yard", "The Address 1 field is invalid.", "SWAT-32"],
    ["Address 1", "1/2/3 Mill Yard", "The Address 1 field is invalid.", "SWAT-33] [SWAT-34"],
    ["Address 2", "Suite <4", "The Address 2 field is invalid.", "SWAT-35"],
    ["ZIP Code", "6061", "ZIP Code must contain 5 digits.", "SWAT-37"],
    ["ZIP Code", " ", "The ZIP Code field is required.", "SWAT-36"],
    ["City", "A&B", "The City field is invalid.", "SWAT-39"],
    ["Phone Number", "312 234 567", "Please enter a valid Phone Number.", "SWAT-41] [SWAT-44"],
    ["Phone Number", "112 234 5678", "Please enter a valid Phone Number.", "SWAT-42"],
    ["Phone Number", "312 555 5678", "Please enter a valid Phone Number.", "SWAT-43"],
    ["Email Address", "maya@shop", "Please enter a valid Email Address.", "SWAT-45"],
  ])("refuses %s %j: %s [%s]", { tags: ["deep"] }, async (label, typed, message) => {
    const { send } = show(filled);
    await userEvent.clear(field(label));
    await userEvent.paste(typed);
    await press();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(send).not.toHaveBeenCalled();
  });

  it("uses Canada's labels and postal codes [SWAT-38] [SWAT-40] [SWAT-51]", async () => {
    const { send } = show({
      ...filled,
      shop: { ...usShop, country: "CA" },
      known: { ...chicago, state: "", postalCode: "M5D 1A1" },
    });
    expect(screen.getByText("Your free swatches will arrive in 5-12 business days.")).toBeVisible();
    await press();
    expect(screen.getByLabelText(/^Province/)).toHaveAccessibleDescription("Province is invalid.");
    expect(within(screen.getByLabelText(/^Province/)).getByRole("option", { name: "Please Select" })).toBeTruthy();
    expect(field("Postal Code")).toHaveAccessibleDescription("The Postal Code field is invalid");
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), "ON");
    await userEvent.clear(field("Postal Code"));
    await userEvent.type(field("Postal Code"), "m5v2t6");
    await userEvent.click(box(/^Send me e-mail/));
    await press();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      isEmailSignUp: true,
      address: { postalCode: "M5V 2T6", state: "ON" },
    });
  });

  it("is sent once however often it is clicked, and is replaced by thanks [SWAT-04] [SWAT-17] [SWAT-19]", async () => {
    let settle = (_: SwatchOutcome) => {};
    const send = vi.fn(() => new Promise<SwatchOutcome>((resolve) => (settle = resolve)));
    const { onOrdered } = show({ ...filled, send });
    await userEvent.dblClick(button());
    expect(screen.getByRole("button", { name: "Sending Swatches" })).toHaveAttribute("aria-disabled", "true");
    await act(async () => settle(ordered));
    expect(send).toHaveBeenCalledTimes(1);
    expect(onOrdered).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    expect(screen.getByText("Your free swatches will arrive in 5-7 business days.")).toHaveFocus();
    expect(screen.queryByRole("button")).toBeNull();
    expect(localStorage.getItem(trayKey)).toBe("[]");
  });

  it("shows the service's message after a refusal, keeps the input and can be sent again [SWAT-18] [ERR-25] [ERR-35]", async () => {
    const send = vi.fn(async (): Promise<SwatchOutcome> => ({ kind: "invalid", problem: "No more today." }));
    const { onOrdered } = show({ ...filled, send });
    await press();
    expect(screen.getByText("No more today.").closest("[role=alert]")).toBeTruthy();
    expect(field("City")).toHaveValue("Chicago");
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute("aria-disabled");
    expect(onOrdered).not.toHaveBeenCalled();
  });

  it("offers recently viewed swatches, six at most, and those of other products [SWAT-09] (AMB-219)", async () => {
    const names = [
      "Oat Linen",
      "Sand Leather",
      "Black Leather",
      "Dove Boucle",
      "Ivory Boucle",
      "Cognac Leather",
      "Fern",
    ];
    const stored = names.map((name) => ({
      choiceCode: name.replace(" ", "").toUpperCase(),
      name,
      imagePath: "/a.webp",
    }));
    localStorage.setItem(viewedSwatchesKey, JSON.stringify(stored));
    localStorage.setItem(trayKey, JSON.stringify(stored.slice(1, 2)));
    show();
    const others = screen.getByRole("group", { name: "Your Other Swatches" });
    expect(within(others).getByRole("checkbox", { name: "Sand Leather" })).toBeChecked();
    const recent = within(screen.getByRole("group", { name: "Recently Viewed Swatches" }));
    expect(recent.getAllByRole("checkbox").map((one) => one.getAttribute("value"))).toEqual([
      "OATLINEN",
      "SANDLEATHER",
      "BLACKLEATHER",
      "DOVEBOUCLE",
      "IVORYBOUCLE",
      "COGNACLEATHER",
    ]);
    await userEvent.click(recent.getByRole("checkbox", { name: "Oat Linen" }));
    const offered = within(screen.getByRole("group", { name: "Linen" }));
    expect(offered.getByRole("checkbox", { name: /^Oat Linen/ })).toBeChecked();
  });
});

describe("an unconfirmed address", () => {
  const leaveUnconfirmed = async (suggestions = [place]) => {
    const send = vi.fn(async (order: SwatchOrderValues): Promise<SwatchOutcome> => {
      const isRight = order.isAddressAsEntered || order.address.city === "Chicago";
      return isRight ? ordered : { kind: "invalid", suggestions };
    });
    show({ ...filled, known: { ...chicago, city: "Springfield" }, send });
    await press();
    return send;
  };

  it("is replaced by a suggestion, which fills city, state and ZIP [SWAT-25] [SWAT-49]", async () => {
    const send = await leaveUnconfirmed();
    expect(
      screen.getByText(
        "There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.",
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Chicago, IL 60622" }));
    expect(field("City")).toHaveValue("Chicago");
    await press();
    expect(send.mock.calls[1]?.[0]).toMatchObject({ isAddressAsEntered: false, address: place });
  });

  it("is kept as entered [SWAT-25]", async () => {
    const send = await leaveUnconfirmed();
    await userEvent.click(screen.getByRole("radio", { name: "Use address as entered" }));
    await press();
    expect(send.mock.calls[1]?.[0]).toMatchObject({ isAddressAsEntered: true, address: { city: "Springfield" } });
  });

  it("can be kept as entered after none of the suggestions [SWAT-25] [SWAT-26] (AMB-163)", async () => {
    const send = await leaveUnconfirmed();
    await userEvent.click(screen.getByRole("radio", { name: "None of these" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Use address as entered" }));
    await press();
    expect(send.mock.calls[1]?.[0]).toMatchObject({ isAddressAsEntered: true });
  });

  it("can be kept as entered if there are no suggestions [SWAT-26] [SWAT-48]", async () => {
    const send = await leaveUnconfirmed([]);
    expect(
      screen.getByText(
        "The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.",
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Use address as entered" }));
    await press();
    expect(send.mock.calls[1]?.[0]).toMatchObject({ isAddressAsEntered: true });
  });
});

describe("a free-form order", () => {
  const asked = { data: { ...swatchData, FabricsByName: null }, known: chicago };

  it("has a text field for the swatches, and is sent with it (AMB-218) [CALL-107]", async () => {
    const { send } = show(asked);
    expect(button()).toBeEnabled();
    await press();
    const text = screen.getByRole("textbox", { name: "Which swatches would you like?" });
    expect(text).toHaveAccessibleDescription(/Please tell us which swatches you would like\./);
    expect(text).toHaveFocus();
    await userEvent.type(text, "Rust velvet");
    await press();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ freeFormText: "Rust velvet", choiceCodes: [] });
  });
});

it("sends what was checked before hydration, a swatch and the sign-up, and not what was unchecked", async () => {
  const send = vi.fn(async (_order: SwatchOrderValues): Promise<SwatchOutcome> => ordered);
  const page = (
    <Provider store={createStore()}>
      <SwatchOrder
        data={withDefault("OATLINEN")}
        shop={usShop}
        action="/free-swatches"
        send={send}
        known={chicago}
        thanks={<ThankYou shop={usShop} />}
      />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await userEvent.click(box(/Oat Linen/));
  await userEvent.click(box(/Rust Velvet/));
  await userEvent.click(box(/^Send me e-mail/));
  render(page, { container, hydrate: true });
  await press();
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ choiceCodes: ["RUSTVELVET"], isEmailSignUp: true }),
  );
});

it("leaves the Enter that hydrates it to the server, which reads the swatches from the form", () => {
  const send = vi.fn(async (): Promise<SwatchOutcome> => ordered);
  const page = (
    <Provider store={createStore()}>
      <Suspense>
        <SwatchOrder
          data={swatchData}
          shop={usShop}
          action="/free-swatches"
          send={send}
          known={chicago}
          thanks={null}
        />
      </Suspense>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = hydrateRoot(container, page);
  const city = field("City");
  city.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  const submission = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  city.closest("form")?.dispatchEvent(submission);
  expect(submission.defaultPrevented).toBe(false);
  root.unmount();
  vi.unstubAllGlobals();
});

it("is a form that works without scripts: selected, typed and refused by the server's page [SWAT-28]", () => {
  const answer = {
    values: {
      sku: "100101",
      choiceCodes: ["MOSSLINEN"],
      address: { ...chicago, city: "" },
      isAddressAsEntered: false,
      isEmailSignUp: true,
    },
    errors: { city: "The City field is required." },
  };
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <SwatchOrder
      data={swatchData}
      shop={usShop}
      action="/free-swatches?sku=100101"
      send={async () => ordered}
      answer={answer}
      thanks={null}
    />,
  );
  const form = page.querySelector("form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/free-swatches?sku=100101"]);
  const data = new FormData(form ?? undefined);
  expect([data.getAll("swatch"), data.get("sku"), data.get("firstName"), data.get("isEmailSignUp")]).toEqual([
    ["MOSSLINEN"],
    "100101",
    "Maya",
    "on",
  ]);
  expect(page.querySelector('a[href="#city"]')?.textContent).toBe("The City field is required.");
  expect(page.querySelector("button")?.disabled).toBe(false);
});
