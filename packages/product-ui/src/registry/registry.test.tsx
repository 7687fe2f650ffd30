import { FormSecretsProvider } from "@store/ui-kit/form";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { RegistryConfirmation } from "../registry-add/registry-confirmation.tsx";
import {
  GiveForm,
  nameOfType,
  OwnItemForm,
  RegistryChecklist,
  type RegistryEntry,
  RegistryForm,
  RegistryItems,
  RegistryList,
  ShareLink,
} from "./index.ts";
import { listedRegistriesSample, registryItemsSample } from "./registry.samples.ts";

const show = (part: ReactNode) =>
  render(<FormSecretsProvider value={{ token: "token-1", nonce: "nonce-1" }}>{part}</FormSecretsProvider>);
const [lamp, towels] = registryItemsSample as [RegistryEntry, RegistryEntry];
const sentBy = (button: HTMLElement) => {
  const { form } = button as HTMLButtonElement;
  return Object.fromEntries(new FormData(form ?? undefined, button));
};

it.each([
  ["br", "Wedding"],
  ["bb", "Baby"],
  ["hw", "Housewarming"],
  ["an", "Anniversary"],
  ["constructor", "constructor"],
])("names the occasion %s (AMB-245)", (code, name) => {
  expect(nameOfType(code)).toBe(name);
});

describe("the list of registries", () => {
  const list = (hasChecklists = true) =>
    show(
      <RegistryList
        registries={listedRegistriesSample}
        path="/gift-registry"
        hasChecklists={hasChecklists}
        formatDate={(day) => `on ${day}`}
      />,
    );

  it("shows occasion, day and counts, and opens each registry in a new window [REG-12, REG-13]", () => {
    list();
    const [wedding, home] = screen.getAllByRole("listitem");
    expect(wedding).toHaveTextContent("Wedding · on 2027-06-125 wanted · 3 bought");
    expect(home).toHaveTextContent("Housewarming · on 2026-03-02 (over)0 wanted · 0 bought");
    const edit = screen.getByRole("link", { name: "Edit Ada and Ben's Wedding, in a new window" });
    expect(edit).toHaveAttribute("href", "/gift-registry/registrant-list/wedding-1");
    expect(edit).toHaveAttribute("target", "_blank");
  });

  it("leads to a checklist for weddings and babies alone [REG-03, REG-14]", () => {
    list();
    const links = screen.getAllByRole("link", { name: /^Checklist/ }).map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/gift-registry/checklist/wedding-1"]);
  });

  it("leads to none in a shop without checklists [REG-03]", () => {
    list(false);
    expect(screen.queryByRole("link", { name: /^Checklist/ })).toBeNull();
  });
});

it("shows an item in another fabric with the words of that, and the confirmation of its add as well [SPEC-01]", () => {
  const item = { ...lamp, shownIn: "Rust Velvet", choiceImagePath: "/pictures/swatch-cognac-leather-macro-800.webp" };
  show(<RegistryItems items={[item, towels]} renderActions={() => null} />);
  show(<RegistryConfirmation items={[item, towels]} hasText={false} phone="1-800-555-0100" hours="9 to 5" />);
  for (const list of screen.getAllByRole("list")) {
    expect(within(list).getByText("Shown in Rust Velvet")).toBeVisible();
    expect(list.querySelectorAll("img")).toHaveLength(3);
  }
});

describe("the form of a registry", () => {
  const empty = { name: "", registryType: "br", eventDate: "", address: "" };
  const home = { value: "address-1", label: "Nell Ashby, 2210 W Cortland St" };

  it("says at its fields what is missing, and sends nothing", async () => {
    show(<RegistryForm initial={empty} submitLabel="Create" />);
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(screen.getByLabelText(/^Registry Name/)).toHaveAccessibleDescription(/field is required/);
    expect(screen.getByLabelText(/^Registry Name/)).toHaveFocus();
    expect(screen.getByLabelText(/^Event Date/)).toHaveAccessibleDescription("Please enter a valid Event Date.");
  });

  it.each([
    ["Ada, see evil.example", "Put a space after the dot."],
    ["ada@ben", "Please leave out links and email addresses."],
    ["Ada <3", "Please use letters, digits, spaces and ' & . , - ( ) ! only."],
  ])("keeps the name %j, and says: %s (AMB-301)", async (name, message) => {
    show(<RegistryForm initial={{ ...empty, eventDate: "2027-06-12" }} submitLabel="Create" />);
    await userEvent.click(screen.getByLabelText(/^Registry Name/));
    await userEvent.paste(name);
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(screen.getByLabelText(/^Registry Name/)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByLabelText(/^Registry Name/)).toHaveValue(name);
  });

  it("keeps a name of more than 60 characters, and says that it is too long", async () => {
    show(<RegistryForm initial={{ ...empty, eventDate: "2027-06-12" }} submitLabel="Create" />);
    await userEvent.click(screen.getByLabelText(/^Registry Name/));
    await userEvent.paste("x".repeat(61));
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(screen.getByLabelText(/^Registry Name/)).toHaveAccessibleDescription(/60 characters at most/);
    expect(screen.getByLabelText(/^Registry Name/)).toHaveValue("x".repeat(61));
  });

  it("has the addresses of the account, or none, and what the service says of each field (AMB-274)", () => {
    const errors = { address: "We do not deliver there." };
    const initial = { ...empty, address: "address-1" };
    show(
      <RegistryForm initial={initial} errors={errors} addresses={[home]} addressHint="A hint." submitLabel="Save" />,
    );
    const address = screen.getByLabelText(/^Delivery Address/);
    expect(
      within(address)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([home.label, "No address"]);
    expect(address).toHaveValue("address-1");
    expect(address).toHaveAccessibleDescription("We do not deliver there. A hint.");
  });

  it("sends its fields and the values of the page", () => {
    const initial = { name: "Ada and Ben", registryType: "bb", eventDate: "2027-06-12", address: "" };
    show(<RegistryForm initial={initial} submitLabel="Save" />);
    expect(sentBy(screen.getByRole("button", { name: "Save" }))).toEqual({
      __RequestVerificationToken: "token-1",
      nonce: "nonce-1",
      intent: "saveRegistry",
      ...initial,
    });
  });
});

it("an item shows price, what is wanted, bought and left, and its notice", () => {
  const { url: _, ...elsewhere } = towels;
  const items = [lamp, { ...elsewhere, boughtQuantity: 5, notice: "It is sold in our other shop." }];
  show(<RegistryItems items={items} renderActions={({ sku }) => <p>{`Actions of ${sku}`}</p>} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Beacon Table Lamp, Black$149.003 wanted · 1 bought · 2 leftActions of 100401");
  expect(screen.getAllByRole("link")).toHaveLength(1);
  // More may be bought than was wanted; less than none is never left.
  expect(second).toHaveTextContent("2 wanted · 5 bought · 0 leftIt is sold in our other shop.");
});

describe("the form of an owner's item", () => {
  it("sends another quantity, or a removal with what was wanted", async () => {
    show(<OwnItemForm item={lamp} path="/registry" />);
    const field = screen.getByLabelText("Wanted of Beacon Table Lamp, Black");
    await userEvent.clear(field);
    await userEvent.type(field, "7");
    const update = screen.getByRole("button", { name: "Update Beacon Table Lamp, Black" });
    expect(sentBy(update)).toMatchObject({ intent: "updateItem", sku: "100401", quantity: "7", nonce: "nonce-1" });
    expect(update.closest("form")).toHaveAttribute("action", "/registry#item-100401");
    const remove = screen.getByRole("button", { name: "Remove Beacon Table Lamp, Black" });
    expect(sentBy(remove)).toMatchObject({ intent: "removeItem", wanted: "3" });
  });

  it("keeps what was refused, with the reason at its field", () => {
    show(<OwnItemForm item={lamp} path="/registry" typed="100" error="Please enter a quantity from 1 to 99." />);
    const field = screen.getByLabelText(/^Wanted/);
    expect(field).toHaveValue("100");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Please enter a quantity from 1 to 99.");
  });

  it("says that it was updated", () => {
    show(<OwnItemForm item={lamp} path="/registry" status="Updated." />);
    expect(screen.getByRole("status")).toHaveTextContent("Updated.");
  });
});

describe("the form of a giver", () => {
  it("sends one of the item for the registry of the link [CONF-14]", () => {
    show(
      <GiveForm item={lamp} shareCode="code-1">
        <input type="hidden" name="url" value="/here" />
      </GiveForm>,
    );
    const button = screen.getByRole("button", { name: "Add to Cart Beacon Table Lamp, Black" });
    expect(sentBy(button)).toEqual({ sku: "100401", registry: "code-1", quantity: "1", url: "/here" });
  });

  it("notes a quantity of more than is left, and lets it be given (AMB-242)", async () => {
    show(<GiveForm item={lamp} shareCode="code-1" />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    const field = screen.getByLabelText("Quantity of Beacon Table Lamp, Black");
    await userEvent.clear(field);
    await userEvent.type(field, "3");
    expect(screen.getByRole("status")).toHaveTextContent("Only 2 are still wanted. You can give more.");
    expect(sentBy(screen.getByRole("button"))).toMatchObject({ quantity: "3" });
  });

  it("notes that all were bought", () => {
    show(<GiveForm item={towels} shareCode="code-1" />);
    expect(screen.getByRole("status")).toHaveTextContent("All that are wanted were bought. You can still give more.");
  });
});

it("a checklist shows by department what a registry has, and where to shop for more [REG-14]", () => {
  const entries = [{ label: "Bath", recommended: 6, added: 4, url: "/browse/bath" }];
  show(<RegistryChecklist groups={[{ title: "Bedroom", entries }]} />);
  const department = within(screen.getByRole("region", { name: "Bedroom" }));
  expect(department.getByRole("listitem")).toHaveTextContent("Bath4 of 6 addedShop Bath");
  expect(department.getByRole("link", { name: "Shop Bath" })).toHaveAttribute("href", "/browse/bath");
});

describe("the link for givers", () => {
  const url = "https://shop.test/gift-registry/shared/code-1";
  const press = () => userEvent.click(screen.getByRole("button", { name: "Copy Link" }));

  it("is copied by its button", async () => {
    userEvent.setup();
    show(<ShareLink url={url} />);
    expect(screen.getByLabelText("Link to your registry")).toHaveValue(url);
    await press();
    expect(screen.getByRole("status")).toHaveTextContent("Link copied.");
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("says nothing of a copy that the browser refused: it can be selected", async () => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("denied"));
    show(<ShareLink url={url} />);
    await press();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
