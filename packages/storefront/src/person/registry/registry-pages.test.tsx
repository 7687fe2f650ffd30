import type { AddResult } from "@store/contract/cart";
import { addedSample } from "@store/product-ui/added-sample";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { savedAccountSample } from "../account/account.samples.ts";
import { ChecklistPage } from "./checklist-page.tsx";
import { RegistriesPage } from "./registries-page.tsx";
import { checklistSample, registrySample, sharedRegistrySample } from "./registry.samples.ts";
import { RegistryPage } from "./registry-page.tsx";
import { SharedRegistryPage, type SharedRegistryPageProps } from "./shared-registry-page.tsx";

const { addresses } = savedAccountSample;
const show = (page: ReactNode) =>
  render(
    <Provider store={answeringStore(() => ({ title: "", items: [] }))}>
      <FormSecretsProvider value={{ token: "token-1", nonce: "nonce-1" }}>{page}</FormSecretsProvider>
    </Provider>,
  );
const own = { registry: registrySample, addresses, shareUrl: "https://shop.test/shared/code-1" };

describe("the list", () => {
  it("invites to create the first registry [REG-12]", () => {
    show(<RegistriesPage registries={[]} />);
    expect(screen.getByText(/You have no registry yet/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Create a Registry" })).toHaveAttribute("href", "/gift-registry/new");
    expect(screen.queryByRole("link", { name: "Scan Items" })).toBeNull();
  });

  it("leads to scanning for who has a registry (AMB-243)", () => {
    show(<RegistriesPage registries={[registrySample]} />);
    expect(screen.getByRole("link", { name: "Scan Items" })).toHaveAttribute("href", "/gift-registry/scan");
  });

  it("says that a registry was deleted", () => {
    show(<RegistriesPage registries={[registrySample]} done="removeRegistry" />);
    expect(screen.getByRole("status")).toHaveTextContent("The registry was deleted.");
    expect(screen.getByText("Wedding · June 12, 2027")).toBeVisible();
  });
});

describe("a registry for its owner", () => {
  it("offers its stored address first, then the others of the account, and says what it is for (AMB-274)", () => {
    const [first] = addresses;
    show(<RegistryPage {...own} registry={{ ...registrySample, address: first }} />);
    const choice = screen.getByLabelText(/^Delivery Address/);
    expect(choice).toHaveValue("keep");
    const options = within(choice).getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ value }) => value)).toEqual(["keep", "address-2", ""]);
    expect(choice).toHaveAccessibleDescription(
      /Givers may send gifts to it; they never see it\. It is Nell Ashby, 2210 W Cortland St, Chicago, IL 60647 now\./,
    );
  });

  it("leads who has saved no address to where one is saved", () => {
    show(<RegistryPage {...own} addresses={[]} />);
    expect(screen.getByRole("link", { name: "Save an address in a new window" })).toHaveAttribute(
      "href",
      "/account/addresses/new",
    );
  });

  it.each([
    ["br", true],
    ["bb", true],
    ["hw", false],
    ["an", false],
  ])("of the type %s has a link to its checklist: %s [REG-03]", (registryType, expected) => {
    show(<RegistryPage {...own} registry={{ ...registrySample, registryType }} />);
    expect(screen.queryByRole("link", { name: "View Checklist" }) !== null).toBe(expected);
  });

  it("says so while it is empty", () => {
    show(<RegistryPage {...own} registry={{ ...registrySample, items: [], noLongerWanted: [] }} />);
    expect(screen.getByText(/There is nothing in it yet/)).toBeVisible();
  });

  it("says at the item what was done", () => {
    show(<RegistryPage {...own} changed={{ sku: "100401", text: "Updated." }} />);
    expect(within(screen.getByRole("form", { name: "Beacon Table Lamp, Black" })).getByText("Updated.")).toBeVisible();
  });

  it("keeps and prints what was bought of an item that is not wanted any more (AMB-297)", () => {
    show(<RegistryPage {...own} />);
    const item = screen.getByRole("heading", { name: "Alder Vase" }).closest("li") ?? document.body;
    expect(item).toHaveTextContent("No longer wanted, 2 boughtLast bought on November 20, 2026");
    expect(within(item).queryByRole("button")).toBeNull();
    expect(item.closest('[data-print="hide"]')).toBeNull();
  });

  it("asks once before an item is removed of which some were bought (AMB-297)", () => {
    show(<RegistryPage {...own} askedSku="100401" />);
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Beacon Table Lamp, Black" });
    expect(form).toHaveTextContent("1 was bought. Remove it?");
    const button = within(form).getByRole("button", { name: "Remove It Beacon Table Lamp, Black" });
    expect(Object.fromEntries(new FormData(form, button))).toMatchObject({
      intent: "removeItem",
      sku: "100401",
      wanted: "3",
      told: "1",
    });
    expect(within(form).getByRole("link", { name: /^Keep It/ })).toHaveAttribute(
      "href",
      "/gift-registry/registrant-list/registry-1#item-100401",
    );
  });

  it("asks for a name that is shown cleaned, and keeps every name's own direction (AMB-301)", () => {
    const registry = { ...registrySample, name: "שרה", isNameCleaned: true };
    show(<RegistryPage {...own} registry={registry} ask="delete" />);
    expect(screen.getByText(/Please check it and save it\./)).toBeVisible();
    expect(screen.getByLabelText(/^Registry Name/)).toHaveValue("שרה");
    const names = screen.getAllByText("שרה");
    expect(names.map(({ tagName }) => tagName)).toEqual(["BDI", "BDI"]);
  });

  it("prints as a list without forms", async () => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    show(<RegistryPage {...own} />);
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    for (const form of screen.getAllByRole("form")) expect(form.closest('[data-print="hide"]')).not.toBeNull();
    expect(screen.getByRole("heading", { name: "Beacon Table Lamp, Black" }).closest('[data-print="hide"]')).toBeNull();
  });
});

it("the checklist leads back to its registry [REG-14]", () => {
  show(<ChecklistPage registry={registrySample} checklist={checklistSample} />);
  expect(screen.getByRole("link", { name: registrySample.name })).toHaveAttribute(
    "href",
    "/gift-registry/registrant-list/registry-1",
  );
});

describe("a registry for its givers", () => {
  const shared: SharedRegistryPageProps = {
    registry: sharedRegistrySample,
    shareCode: "code-1",
    otherBrandUrl: "https://modern.test/gift-registry/shared/code-1",
  };

  function showShared(action: () => unknown = () => null) {
    const Shop = createRoutesStub([
      {
        path: "*",
        action,
        Component: ({ actionData }) => <SharedRegistryPage {...shared} {...(actionData as object)} />,
      },
    ]);
    return show(<Shop initialEntries={["/gift-registry/shared/code-1"]} />);
  }
  const itemOf = (name: string) => within(screen.getByRole("heading", { name }).closest("li") ?? document.body);

  it("has Add to Cart for what this shop sells, and a way on for the rest (AMB-239, AMB-275)", async () => {
    showShared();
    expect(itemOf("Beacon Table Lamp, Black").getByRole("button", { name: /^Add to Cart/ })).toBeVisible();
    const stocking = itemOf("Linen Stocking");
    expect(stocking.queryByRole("button")).toBeNull();
    expect(stocking.getByText("It is sold only with a text.")).toBeVisible();
    expect(stocking.getByRole("link", { name: "Add the Text of Linen Stocking" })).toHaveAttribute(
      "href",
      "/product/102401?registry=code-1",
    );
    const towels = itemOf("Tidewater Bath Towels, White");
    expect(towels.getByRole("link", { name: /^See It There/ })).toHaveAttribute("href", shared.otherBrandUrl);
    const rug = itemOf("Harbor Rug");
    expect(rug.getByText("No longer available")).toBeVisible();
    expect([rug.queryByRole("button"), rug.queryByRole("link")]).toEqual([null, null]);
  });

  it("confirms an add on the page", async () => {
    const added: AddResult = addedSample;
    showShared(() => ({ added }));
    await userEvent.click(itemOf("Beacon Table Lamp, Black").getByRole("button", { name: /^Add to Cart/ }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("2 items added to your cart");
  });

  it("says at the item why nothing was added", async () => {
    showShared(() => ({ problem: "It is sold out.", fields: { sku: "100401", quantity: "1" } }));
    const { getByRole, findByText, getByLabelText } = itemOf("Beacon Table Lamp, Black");
    await userEvent.click(getByRole("button", { name: /^Add to Cart/ }));
    expect(await findByText("It is sold out.")).toBeVisible();
    expect(getByLabelText(/^Quantity/)).toHaveAccessibleDescription("It is sold out.");
    expect(screen.getByRole("alert")).toHaveTextContent("Nothing was added");
  });
});
