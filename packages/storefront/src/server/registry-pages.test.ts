import { cartOperations } from "@store/contract/cart";
import { registryOperations as calls } from "@store/contract/registry";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { savedAccountSample, signInWidget } from "../pages/account/account.samples.ts";
import { checklistSample, registrySample, sharedRegistrySample } from "../pages/registry/registry.samples.ts";
import * as newRegistry from "../routes/new-registry.tsx";
import * as registries from "../routes/registries.tsx";
import * as registry from "../routes/registry.tsx";
import * as checklist from "../routes/registry-checklist.tsx";
import * as shared from "../routes/shared-registry.tsx";
import * as signIn from "../routes/sign-in.tsx";
import { createStorefront } from "./create-storefront.ts";
import { buildWith, commerceSample, configSample, type PageRow } from "./storefront.fixture.ts";

vi.mock("@store/product-ui/registry.css?url", () => ({ default: "/assets/registry.css" }));
vi.mock("../pages/registry/registry-pages.css?url", () => ({ default: "/assets/registry-pages.css" }));

const here = "http://localhost:3000";
const row = (id: string, path: string, page: PageRow[2]): PageRow => [id, path, { ...page, links: () => [] }];
const build = buildWith([
  row("registries", "gift-registry/registrant-list", registries),
  row("registry", "gift-registry/registrant-list/:registryId", registry),
  row("new-registry", "gift-registry/new", newRegistry),
  row("registry-checklist", "gift-registry/checklist/:registryId", checklist),
  row("shared-registry", "gift-registry/shared/:shareCode", shared),
  row("gift-registry-sign-in", "gift-registry/authenticate", signIn),
]);

const notSignedIn = () =>
  Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "Please sign in." }, { status: 401 });
const notFound = () =>
  Response.json({ isSuccess: false, errorCode: "RegistryNotFound", message: "Not yours." }, { status: 404 });
const own = { isSuccess: true, registry: registrySample };

let sent: Array<{ path: string; token: string | null; body: string }>;
let answers: Record<string, unknown>;
beforeEach(() => {
  sent = [];
  answers = {
    "/account/GetAccount": { isSuccess: true, ...savedAccountSample },
    [calls.getRegistries.path]: { registries: [registrySample] },
    [calls.getRegistry.path]: own,
    [calls.getChecklist.path]: { isSuccess: true, checklist: checklistSample },
    [calls.getSharedRegistry.path]: sharedRegistrySample,
  };
});

const secrets = { __RequestVerificationToken: "token-1", nonce: "nonce-1" };
async function ask(path: string, fields?: Record<string, string>) {
  const sample = commerceSample();
  const commerce = {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      const token = request.headers.get("RequestVerificationToken");
      sent.push({ path: pathname, token, body: await request.clone().text() });
      const answer = answers[pathname];
      if (answer === undefined) return sample.fetch(request);
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    },
  };
  const shop = createStorefront({ config: configSample, build, mode: "production", commerce });
  const answer = await shop.fetch(
    new Request(
      here + path,
      fields && {
        method: "POST",
        headers: { origin: here, "sec-fetch-dest": "document" },
        body: new URLSearchParams(fields),
      },
    ),
  );
  const html = (await answer.text()).replaceAll("&#x27;", "'");
  return { answer, html, status: answer.status, location: answer.headers.get("location") };
}
const submit = (path: string, fields: Record<string, string>) => ask(path, { ...secrets, ...fields });
const bodyOf = ({ path }: { path: string }) => JSON.parse(sent.find((one) => one.path === path)?.body ?? "null");

const list = "/gift-registry/registrant-list";
const edit = `${list}/registry-1`;
const link = "/gift-registry/shared/code-1";
const details = { intent: "saveRegistry", name: "Ada & Ben", registryType: "bb", eventDate: "2027-06-12", address: "" };

describe("a page of registries", () => {
  it.each([
    [list, "Your Registries"],
    [edit, "Edit Registry"],
    ["/gift-registry/checklist/registry-1", "Checklist"],
    ["/gift-registry/new", "Create a Registry"],
    [link, "Ada and Ben's Wedding"],
  ])("%s is called %s, is not cached and not indexed [REG-12, REG-13, REG-14]", async (path, title) => {
    const { answer, html, status } = await ask(path);
    expect([status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain('content="noindex"');
  });

  it.each([list, edit, "/gift-registry/checklist/registry-1"])(
    "%s leads a guest to the sign-in of registries, and from there back (AMB-224)",
    async (path) => {
      for (const call of [calls.getRegistries, calls.getRegistry, calls.getChecklist])
        answers[call.path] = notSignedIn();
      const { status, location } = await ask(path);
      expect([status, location]).toEqual([
        302,
        `/gift-registry/authenticate?${new URLSearchParams({ returnUrl: path })}`,
      ]);
      answers["/account/login/GetSignInConfig"] = { isLoggedIn: false, widget: signInWidget };
      expect((await ask(location ?? "")).html).toContain(`name="returnUrl" value="${path}"`);
    },
  );

  it("that creates one links a guest to the sign-in, and comes back with its own target (AMB-275)", async () => {
    answers["/account/GetAccount"] = notSignedIn();
    const { status, html } = await ask("/gift-registry/new?returnUrl=%2Fproduct%2F100401");
    const back = new URLSearchParams({ returnUrl: "/gift-registry/new?returnUrl=%2Fproduct%2F100401" });
    expect(status).toBe(200);
    expect(html).toContain(`href="/gift-registry/authenticate?${back}"`);
    expect(html).not.toContain('name="eventDate"');
  });

  it("of another account's registry is not found, and none of its forms does anything", async () => {
    for (const call of Object.values(calls)) answers[call.path] = notFound();
    expect((await ask(edit)).status).toBe(404);
    expect((await ask("/gift-registry/checklist/registry-1")).status).toBe(404);
    const commands = ["updateItem", "removeItem", "undoRemove", "renewLink", "removeRegistry"];
    const item = { sku: "100401", quantity: "2" };
    for (const fields of [details, ...commands.map((intent) => ({ intent, ...item }))])
      expect((await submit(edit, fields)).status).toBe(404);
  });
});

describe("the form of a registry", () => {
  it("creates one with the values of the page, and leads to it", async () => {
    answers[calls.saveRegistry.path] = own;
    const { status, location } = await submit("/gift-registry/new", details);
    expect([status, location]).toEqual([303, `${edit}?done=createRegistry`]);
    const { intent: _, ...fields } = details;
    expect(bodyOf(calls.saveRegistry)).toEqual({ ...fields, address: null });
    expect(sent.find(({ path }) => path === calls.saveRegistry.path)?.token).toBe("token-1");
  });

  it.each([
    ["/product/100401", "/product/100401"],
    ["https://elsewhere.example/", "/account"],
  ])("leads on to %s after it created one: %s", async (returnUrl, expected) => {
    answers[calls.saveRegistry.path] = own;
    const { location } = await submit(`/gift-registry/new?${new URLSearchParams({ returnUrl })}`, details);
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
    answers[calls.saveRegistry.path] = own;
    const { location } = await submit(edit, { ...details, ...change });
    expect(location).toBe(`${edit}?done=saveRegistry`);
    const { intent: _, address: __, ...fields } = details;
    expect(bodyOf(calls.saveRegistry)).toEqual({ grId: "registry-1", ...fields, ...expected });
    expect(bodyOf(calls.saveRegistry).address?.addressId).toBeUndefined();
  });

  it.each([
    [{ name: "x".repeat(81) }, "The Registry Name may have up to 80 characters."],
    [{ name: "" }, "The Registry Name field is required."],
    [{ eventDate: "June" }, "Please enter a valid Event Date."],
    [{ registryType: "constructor" }, "Please choose an Occasion."],
    [{ address: "address-of-priya" }, "Please choose one of your addresses."],
  ])("with %j keeps the input, and says at the field: %s", async (change, text) => {
    const { status, html } = await submit("/gift-registry/new", { ...details, ...change });
    expect([status, html.split(text).length > 2]).toEqual([422, true]);
    expect(html).toContain('<option value="bb"');
    expect(bodyOf(calls.saveRegistry)).toBeNull();
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
    answers[calls.saveRegistry.path] = { isSuccess: false, ...refusal };
    const { status, html } = await submit("/gift-registry/new", details);
    expect([status, html.includes(text), html.includes('value="Ada &amp; Ben"')]).toEqual([422, true, true]);
  });

  it("comes back with what was typed if the session has ended meanwhile", async () => {
    answers["/account/GetAccount"] = notSignedIn();
    answers[calls.saveRegistry.path] = notSignedIn();
    const { html } = await submit("/gift-registry/new?returnUrl=%2Fproduct%2F100401", details);
    const { intent: _, address: __, ...typed } = details;
    const here = `/gift-registry/new?${new URLSearchParams({ returnUrl: "/product/100401", ...typed })}`;
    expect(html).toContain(`href="/gift-registry/authenticate?${new URLSearchParams({ returnUrl: here })}"`);
    answers["/account/GetAccount"] = { isSuccess: true, ...savedAccountSample };
    const again = await ask(here);
    expect(again.html).toContain('value="Ada &amp; Ben"');
    expect(again.html).toContain('value="2027-06-12"');
  });
});

describe("a session that ends while a registry is edited", () => {
  beforeEach(() => {
    answers["/account/GetAccount"] = notSignedIn();
    for (const call of Object.values(calls)) answers[call.path] = notSignedIn();
  });

  /** Submits a form, and opens the page to which the sign-in returns. */
  async function submitAndReturn(fields: Record<string, string>) {
    const { status, location } = await submit(edit, fields);
    const { pathname, searchParams } = new URL(location ?? "", here);
    expect([status, pathname]).toEqual([303, "/gift-registry/authenticate"]);
    answers["/account/GetAccount"] = { isSuccess: true, ...savedAccountSample };
    answers[calls.getRegistry.path] = own;
    return ask(searchParams.get("returnUrl") ?? "");
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
  const lamp = { sku: "100401", quantity: "5", wanted: "3" };
  const undo = `${edit}?done=removeItem&sku=100401&quantity=3`;

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
    answers[call.path] = { ...own, items: [], addedItemCount: 5 };
    const { status, location } = await submit(edit, { intent, ...lamp });
    expect([status, location]).toEqual([303, expected]);
    expect(bodyOf(call)).toEqual(body);
  });

  it("shows the removal with the form that brings back what was wanted", async () => {
    const { html } = await ask(undo);
    expect(html).toContain("The item was removed.");
    expect(html).toMatch(/name="sku" value="100401"\/><input type="hidden" name="quantity" value="3"/);
    expect(html).toContain('value="undoRemove"');
    // The shop cannot take back what it does not sell.
    expect((await ask(`${edit}?done=removeItem&sku=100401`)).html).not.toContain('value="undoRemove"');
  });

  it.each(["0", "100", "1.5", "two", ""])("to %j of an item is refused at its field", async (quantity) => {
    const { status, html } = await submit(edit, { intent: "updateItem", sku: "100401", quantity });
    expect([status, html.includes('data-part="field-error">Please enter a quantity from 1 to 99.')]).toEqual([
      422,
      true,
    ]);
    expect(bodyOf(calls.updateRegistryItem)).toBeNull();
  });

  it.each(["renewLink", "removeRegistry", "updateItem", "saveRegistry"])(
    "%s without the page's token does nothing",
    async (intent) => {
      const { status, html } = await ask(edit, { ...details, ...lamp, intent });
      expect([status, html.includes("This page is out of date.")]).toEqual([422, true]);
      expect(sent.filter(({ body }) => body.includes("registry-1"))).toEqual([]);
    },
  );

  it("with an unknown command does nothing and says so", async () => {
    const { status, html } = await submit(edit, { intent: "constructor" });
    expect([status, html.includes("We could not save this.")]).toEqual([422, true]);
  });

  it.each([
    ["delete", "removeRegistry"],
    ["renew", "renewLink"],
  ])("asks first: %s", async (ask_, command) => {
    expect((await ask(edit)).html).not.toContain(`value="${command}"`);
    expect((await ask(`${edit}?ask=${ask_}`)).html).toContain(`value="${command}"`);
  });
});

it("a registry whose day is over says so, to its owner and to givers (AMB-275)", async () => {
  const past = { eventDate: "2020-01-01" };
  answers[calls.getRegistry.path] = { isSuccess: true, registry: { ...registrySample, ...past } };
  answers[calls.getSharedRegistry.path] = { ...sharedRegistrySample, ...past };
  answers[calls.getRegistries.path] = { registries: [{ ...registrySample, ...past }] };
  expect((await ask(edit)).html).toContain("The day of this event is over. Guests can still see and buy what is left.");
  expect((await ask(link)).html).toContain("The day of this event is over. You can still buy what is left.");
  expect((await ask(list)).html).toContain("January 1, 2020 (over)");
});

describe("the shared page", () => {
  const give = { sku: "100401", registry: "code-1", quantity: "2", url: link };

  it("adds for the registry and leads to the cart [CONF-14]", async () => {
    answers[cartOperations.addItems.path] = { isSuccess: true, items: [], cartItemCount: 2, formattedSubtotal: "" };
    Object.assign(answers[cartOperations.addItems.path] as object, {
      installationService: null,
      addOns: [],
      rewardsBanner: null,
      confirmation: "standard",
    });
    const { status, location } = await ask(link, give);
    expect([status, location]).toEqual([303, "/checkout/cart"]);
    expect(bodyOf(cartOperations.addItems).items).toMatchObject([
      { Sku: "100401", Quantity: 2, GiftRegistryId: "code-1", Url: link },
    ]);
  });

  it("keeps a refused quantity with the reason at its item", async () => {
    const { status, html } = await ask(link, { ...give, quantity: "100" });
    expect([status, html.includes('data-part="field-error">Please enter a quantity from 1 to 99.')]).toEqual([
      422,
      true,
    ]);
    expect(html).toMatch(/aria-invalid="true"[^>]* value="100"/);
    expect(bodyOf(cartOperations.addItems)).toBeNull();
  });

  it("shows at the item why the service refused it", async () => {
    answers[cartOperations.addItems.path] = Response.json(
      { isSuccess: false, errorCode: "NotAvailable", message: "It is sold out." },
      { status: 409 },
    );
    const { status, html } = await ask(link, give);
    expect([status, html.includes('data-part="field-error">It is sold out.')]).toEqual([422, true]);
  });

  it("leads to the other brand for what that sells, and carries the registry to a page where a text is typed (AMB-239)", async () => {
    const { html } = await ask(link);
    expect(html).toContain('href="http://modern.localhost:3000/gift-registry/shared/code-1"');
    expect(html).toContain('href="/product/102401?registry=code-1"');
  });

  it("of a replaced link or a deleted registry is 404, and says what to do (AMB-275)", async () => {
    answers[calls.getSharedRegistry.path] = notFound();
    const { status, html } = await ask(link);
    expect([status, html.includes("We can't find this registry.")]).toEqual([404, true]);
    expect(html).toContain("Please ask whoever sent it to you for the new one.");
    expect(html).toContain('content="noindex"');
  });
});
