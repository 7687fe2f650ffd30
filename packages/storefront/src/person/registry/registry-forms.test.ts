import { registryOperations as calls } from "@store/contract/registry";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { savedAccountSample } from "../account/account.samples.ts";
import {
  createRegistryShop,
  registryFields as details,
  registryUrl as edit,
  registriesUrl as list,
  notSignedIn,
  ownRegistry as own,
} from "./registry-pages.fixture.ts";

vi.mock("@store/product-ui/registry.css?url", () => ({ default: "/assets/registry.css" }));
vi.mock("./registry-pages.css?url", () => ({ default: "/assets/registry-pages.css" }));

let shop = createRegistryShop();
beforeEach(() => {
  shop = createRegistryShop();
});

describe("the form of a registry", () => {
  it("creates one with the values of the page, and leads to it", async () => {
    shop.answers[calls.saveRegistry.path] = own;
    const { status, location } = await shop.submit("/gift-registry/new", details);
    expect([status, location]).toEqual([303, `${edit}?done=createRegistry`]);
    const { intent: _, ...fields } = details;
    expect(shop.bodyOf(calls.saveRegistry)).toEqual({ ...fields, address: null });
    expect(
      shop.sent.find(({ path }) => path === calls.saveRegistry.path)?.headers.get("RequestVerificationToken"),
    ).toBe("token-1");
  });

  it.each([
    ["/product/100401", "/product/100401"],
    ["https://elsewhere.example/", "/account"],
  ])("leads on to %s after it created one: %s", async (returnUrl, expected) => {
    shop.answers[calls.saveRegistry.path] = own;
    const { location } = await shop.submit(`/gift-registry/new?${new URLSearchParams({ returnUrl })}`, details);
    expect(location).toBe(expected);
  });

  it.each([
    [
      "an address of the account",
      { address: "address-2" },
      { address: expect.objectContaining({ city: "Anchorage" }) },
    ],
    ["no address", { address: "" }, { address: null }],
    ["the stored address", { address: "keep" }, {}],
  ])("saves %s (AMB-274)", async (_case, change, expected) => {
    shop.answers[calls.saveRegistry.path] = own;
    const { location } = await shop.submit(edit, { ...details, ...change });
    expect(location).toBe(`${edit}?done=saveRegistry`);
    const { intent: _, address: __, ...fields } = details;
    expect(shop.bodyOf(calls.saveRegistry)).toEqual({ grId: "registry-1", ...fields, ...expected });
    expect(shop.bodyOf(calls.saveRegistry).address?.addressId).toBeUndefined();
  });

  it.each([
    [{ name: "x".repeat(61) }, "Please use 60 characters at most."],
    [{ name: "Ada, see evil.example" }, "Put a space after the dot."],
    [{ name: "https://evil" }, "Please leave out links and email addresses."],
    [{ name: "" }, "The Registry Name field is required."],
    [{ eventDate: "June" }, "Please enter a valid Event Date."],
    [{ registryType: "constructor" }, "Please choose an Occasion."],
    [{ address: "address-of-priya" }, "Please choose one of your addresses."],
  ])("with %j keeps the input, and says at the field: %s", async (change, text) => {
    const { status, html } = await shop.submit("/gift-registry/new", { ...details, ...change });
    expect([status, html.split(text).length > 2]).toEqual([422, true]);
    expect(html).toContain('<option value="bb"');
    expect(shop.bodyOf(calls.saveRegistry)).toBeNull();
  });

  it.each([
    [{ errors: { name: "Please leave out numbers of cards." } }, "Please leave out numbers of cards."],
    [
      { errors: { eventDate: "Please enter an Event Date in the future." } },
      "Please enter an Event Date in the future.",
    ],
    [{ fieldProblems: [{ field: "city", message: "We do not know this city." }] }, "We do not know this city."],
    [
      { errorCode: "QuantityLimit", message: "An account has up to 20 registries." },
      "An account has up to 20 registries.",
    ],
  ])("shows what the service says, %j, with the input", async (refusal, text) => {
    shop.answers[calls.saveRegistry.path] = { isSuccess: false, ...refusal };
    const { status, html } = await shop.submit("/gift-registry/new", details);
    expect([status, html.includes(text), html.includes('value="Ada &amp; Ben"')]).toEqual([422, true, true]);
  });

  it("comes back with what was typed and chosen if the session has ended meanwhile [REG-13]", async () => {
    shop.answers["/account/GetAccount"] = notSignedIn();
    shop.answers[calls.saveRegistry.path] = notSignedIn();
    const { intent: _, ...typed } = { ...details, address: "address-2" };
    const { html } = await shop.submit("/gift-registry/new?returnUrl=%2Fproduct%2F100401", typed);
    const here = `/gift-registry/new?${new URLSearchParams({ returnUrl: "/product/100401", ...typed })}`;
    expect(html).toContain(`href="/gift-registry/authenticate?${new URLSearchParams({ returnUrl: here })}"`);
    shop.answers["/account/GetAccount"] = { isSuccess: true, ...savedAccountSample };
    const again = await shop.ask(here);
    expect(again.html).toContain('value="Ada &amp; Ben"');
    expect(again.html).toContain('value="2027-06-12"');
    expect(again.html).toContain('<option value="address-2" selected=""');
  });
});

describe("a session that ends while a registry is edited", () => {
  beforeEach(() => {
    shop.answers["/account/GetAccount"] = notSignedIn();
    for (const call of Object.values(calls)) shop.answers[call.path] = notSignedIn();
  });

  /** Submits a form, and opens the page to which the sign-in returns. */
  async function submitAndReturn(fields: Record<string, string>) {
    const { status, location } = await shop.submit(edit, fields);
    const { pathname, searchParams } = new URL(location ?? "", "http://localhost:3000");
    expect([status, pathname]).toEqual([303, "/gift-registry/authenticate"]);
    shop.answers["/account/GetAccount"] = { isSuccess: true, ...savedAccountSample };
    shop.answers[calls.getRegistry.path] = own;
    return shop.ask(searchParams.get("returnUrl") ?? "");
  }

  it.each(["", "address-2"])("loses nothing that was typed, with the address %j [REG-13]", async (address) => {
    const { html } = await submitAndReturn({ ...details, name: "Ada & Cleo", address });
    expect(html).toContain("You were signed out before this was saved. Please save it again.");
    expect(html).toContain('value="Ada &amp; Cleo"');
    expect(html).toContain('<option value="bb" selected=""');
    if (address !== "") expect(html).toContain(`<option value="${address}" selected=""`);
  });

  it("keeps the quantity of an item [REG-13]", async () => {
    const { html } = await submitAndReturn({ intent: "updateItem", sku: "100401", quantity: "7" });
    expect(html).toContain("You were signed out before this was saved.");
    expect(html).toMatch(/name="quantity"[^>]* value="7"/);
  });

  it("returns to the page as it was after any other press", async () => {
    const { html } = await submitAndReturn({ intent: "renewLink" });
    expect(html).not.toContain("You were signed out");
  });
});

describe("a change of a registry", () => {
  const lamp = { sku: "100401", quantity: "5", wanted: "3", told: "1" };
  const undo = `${edit}?done=removeItem&sku=100401&quantity=3`;
  const others = own.registry.items.filter(({ sku }) => sku !== lamp.sku);
  const withoutLamp = { ...own, registry: { ...own.registry, items: others } };

  it.each([
    [
      "updateItem",
      calls.updateRegistryItem,
      { grId: "registry-1", sku: "100401", quantity: 5 },
      `${edit}?done=updateItem&sku=100401`,
    ],
    // What is typed beside it is not what was wanted.
    ["removeItem", calls.removeRegistryItem, { grId: "registry-1", sku: "100401" }, undo],
    [
      "undoRemove",
      calls.addRegistryItems,
      [{ GrId: "registry-1", Sku: "100401", Quantity: 5 }],
      `${edit}?done=undoRemove&sku=100401`,
    ],
    ["renewLink", calls.renewShareCode, { grId: "registry-1" }, `${edit}?done=renewLink&sku=100401`],
    ["removeRegistry", calls.removeRegistry, { grId: "registry-1" }, `${list}?done=removeRegistry`],
  ])("%s calls the service and leads back", async (intent, call, body, expected) => {
    if (intent === "undoRemove") shop.answers[calls.getRegistry.path] = withoutLamp;
    shop.answers[calls.updateRegistryItem.path] = own;
    shop.answers[call.path] = { ...own, items: [], addedItemCount: 5 };
    const { status, location } = await shop.submit(edit, { intent, ...lamp });
    expect([status, location]).toEqual([303, expected]);
    expect(shop.bodyOf(call)).toEqual(body);
  });

  it("brings back what was wanted, and no more if two presses come at once [REG-13]", async () => {
    shop.answers[calls.getRegistry.path] = withoutLamp;
    shop.answers[calls.addRegistryItems.path] = { ...own, items: [], addedItemCount: 5 };
    shop.answers[calls.updateRegistryItem.path] = own;
    await shop.submit(edit, { intent: "undoRemove", ...lamp });
    expect(shop.bodyOf(calls.updateRegistryItem)).toEqual({ grId: "registry-1", sku: "100401", quantity: 5 });
  });

  it.each(["", "0"])(
    "asks first before an item is removed of which more were bought than was told: %j (AMB-297)",
    async (told) => {
      const { status, location } = await shop.submit(edit, { intent: "removeItem", ...lamp, told });
      expect([status, location]).toEqual([303, `${edit}?ask=removeItem&sku=100401`]);
      expect(shop.bodyOf(calls.removeRegistryItem)).toBeNull();
      expect((await shop.ask(location ?? "")).html).toContain("1 was bought. Remove it?");
    },
  );

  it("removes nothing while it cannot be read what was bought (AMB-297)", async () => {
    shop.answers[calls.removeRegistryItem.path] = own;
    shop.answers[calls.getRegistry.path] = Response.json({}, { status: 500 });
    const { location } = await shop.submit(edit, { intent: "removeItem", ...lamp, told: "" });
    expect([location, shop.bodyOf(calls.removeRegistryItem)]).toEqual([null, null]);
  });

  it("removes at once what nobody has bought (AMB-297)", async () => {
    shop.answers[calls.removeRegistryItem.path] = own;
    const { location } = await shop.submit(edit, { intent: "removeItem", sku: "100501", quantity: "4", wanted: "4" });
    expect(location).toBe(`${edit}?done=removeItem&sku=100501&quantity=4`);
  });

  it("leaves out what is not seen in a typed name (AMB-301)", async () => {
    shop.answers[calls.saveRegistry.path] = own;
    await shop.submit(edit, { ...details, name: "Ada\u202E &\u00A0Ben\u200B" });
    expect(shop.bodyOf(calls.saveRegistry)).toMatchObject({ name: "Ada & Ben" });
  });

  it("shows the removal with the form that brings back what was wanted", async () => {
    shop.answers[calls.getRegistry.path] = withoutLamp;
    const { html } = await shop.ask(undo);
    expect(html).toContain("The item was removed.");
    expect(html).toMatch(/name="sku" value="100401"\/><input type="hidden" name="quantity" value="3"/);
    expect(html).toContain('value="undoRemove"');
    // The shop cannot take back what it does not sell.
    expect((await shop.ask(`${edit}?done=removeItem&sku=100401`)).html).not.toContain('value="undoRemove"');
  });

  it("takes back a removal once: a second press adds nothing, and Back shows no removal [REG-13]", async () => {
    const { status, location } = await shop.submit(edit, { intent: "undoRemove", ...lamp });
    expect([status, location]).toEqual([303, `${edit}?done=undoRemove&sku=100401`]);
    expect(shop.bodyOf(calls.addRegistryItems)).toBeNull();
    expect((await shop.ask(undo)).html).not.toContain("The item was removed.");
  });

  it.each(["0", "100", "1.5", "two", ""])("to %j of an item is refused at its field", async (quantity) => {
    const { status, html } = await shop.submit(edit, { intent: "updateItem", sku: "100401", quantity });
    expect([status, html.includes('data-part="field-error">Please enter a quantity from 1 to 99.')]).toEqual([
      422,
      true,
    ]);
    expect(shop.bodyOf(calls.updateRegistryItem)).toBeNull();
  });

  it.each(["renewLink", "removeRegistry", "updateItem", "saveRegistry"])(
    "%s without the page's token does nothing",
    async (intent) => {
      const { status, html } = await shop.ask(edit, { ...details, ...lamp, intent });
      expect([status, html.includes("This page is out of date.")]).toEqual([422, true]);
      expect(shop.sent.filter(({ body }) => body.includes("registry-1"))).toEqual([]);
    },
  );

  it("with an unknown command does nothing and says so", async () => {
    const { status, html } = await shop.submit(edit, { intent: "constructor" });
    expect([status, html.includes("We could not save this.")]).toEqual([422, true]);
  });

  it.each([
    ["delete", "removeRegistry"],
    ["renew", "renewLink"],
  ])("asks first: %s", async (ask_, command) => {
    expect((await shop.ask(edit)).html).not.toContain(`value="${command}"`);
    expect((await shop.ask(`${edit}?ask=${ask_}`)).html).toContain(`value="${command}"`);
  });
});
