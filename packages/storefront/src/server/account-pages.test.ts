import { beforeEach, describe, expect, it } from "vitest";
import { ordersSample, savedAccountSample } from "../pages/account/account.samples.ts";
import * as account from "../routes/account.tsx";
import * as address from "../routes/account-address.tsx";
import * as addresses from "../routes/account-addresses.tsx";
import * as cards from "../routes/account-cards.tsx";
import * as orders from "../routes/account-orders.tsx";
import * as profile from "../routes/account-profile.tsx";
import { createStorefront } from "./create-storefront.ts";
import { buildWith, commerceSample, configSample, type PageRow } from "./storefront.fixture.ts";

const here = "http://localhost:3000";
// Only the bundler assigns a URL to a style sheet.
const row = (id: string, path: string, page: PageRow[2]): PageRow => [id, path, { ...page, links: () => [] }];
const build = buildWith([
  row("account", "account", account),
  row("account-orders", "account/orders", orders),
  row("account-addresses", "account/addresses", addresses),
  row("account-address", "account/addresses/:addressId", address),
  row("account-cards", "account/cards", cards),
  row("account-profile", "account/profile", profile),
]);

let sent: Array<{ path: string; body: string }>;
let answers: Record<string, unknown>;
beforeEach(() => {
  sent = [];
  answers = {
    "/account/GetAccount": { isSuccess: true, ...savedAccountSample },
    "/account/GetOrders": { isSuccess: true, orders: ordersSample, next: null },
  };
});

async function ask(path: string, fields?: Record<string, string>) {
  const sample = commerceSample();
  const commerce = {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      sent.push({ path: pathname, body: await request.clone().text() });
      const answer = answers[pathname];
      if (answer === undefined) return sample.fetch(request);
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    },
  };
  const shop = createStorefront({ config: configSample, build, mode: "production", commerce });
  const secrets = { __RequestVerificationToken: "token-1", nonce: "nonce-1" };
  const body = new URLSearchParams({ ...secrets, ...fields });
  const answer = await shop.fetch(
    new Request(here + path, fields && { method: "POST", headers: { origin: here }, body }),
  );
  const html = (await answer.text()).replaceAll("&#x27;", "'");
  return { answer, html, status: answer.status, location: answer.headers.get("location") };
}
const bodyOf = (path: string) => JSON.parse(sent.find((one) => one.path === path)?.body ?? "null");

const paths = ["", "/orders", "/addresses", "/addresses/new", "/addresses/address-1", "/cards", "/profile"];
describe("a page of the account", () => {
  it.each(paths)("/account%s is not cached, and shows its owner's data", async (path) => {
    const { answer, html, status } = await ask(`/account${path}`);
    expect([status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain('aria-label="Account"');
  });

  it.each(paths)("/account%s redirects a guest to the login page, and from there back [AUTH-01]", async (path) => {
    const refused = Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "" }, { status: 401 });
    answers = { "/account/GetAccount": refused, "/account/GetOrders": refused };
    const { status, location } = await ask(`/account${path}`);
    const query = new URLSearchParams({ returnUrl: `/account${path}`, isRedirect: "true" });
    expect([status, location]).toEqual([302, `/account/login?${query}`]);
  });

  it("for an address of another account is not found", async () => {
    expect((await ask("/account/addresses/account-priya-address-1")).status).toBe(404);
  });
});

describe("a form of a saved address", () => {
  it.each([
    ["removeAddress", "/account/RemoveAddress"],
    ["setDefaultAddress", "/account/SetDefaultAddress"],
  ])("performs %s and redirects to the list, which says so", async (command, path) => {
    answers[path] = { isSuccess: true };
    const { status, location } = await ask("/account/addresses", { intent: `${command}:address-2` });
    expect([status, location]).toEqual([303, `/account/addresses?done=${command}`]);
    expect(bodyOf(path)).toEqual({ addressId: "address-2" });
  });

  it("with an unknown command changes nothing and says so", async () => {
    const { status, html } = await ask("/account/addresses", { intent: "constructor:address-2" });
    expect([status, html.includes("We could not save this.")]).toEqual([422, true]);
  });

  const [{ addressId: _, country, ...first } = { country: "" }] = savedAccountSample.addresses;
  const typed = Object.fromEntries(Object.entries(first).map(([name, text]) => [`shipping.${name}`, text ?? ""]));

  it("saves the input, in the site's country", async () => {
    answers["/account/SaveAddress"] = { isSuccess: true, addressId: "address-3" };
    const { status, location } = await ask("/account/addresses/new", typed);
    expect([status, location]).toEqual([303, "/account/addresses?done=saveAddress"]);
    expect(bodyOf("/account/SaveAddress")).toEqual({ address: { ...first, country }, isConfirmed: false });
  });

  it("returns with the input and its errors before the service is called", async () => {
    const { status, html } = await ask("/account/addresses/address-1", { ...typed, "shipping.postalCode": "6061" });
    expect([status, html.includes("6061 is not a valid ZIP Code.")]).toEqual([422, true]);
    expect(html).toContain('value="2210 W Cortland St"');
    expect(bodyOf("/account/SaveAddress")).toBeNull();
  });

  it("asks to confirm a place with known spellings, and saves the selected one", async () => {
    const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60614" }];
    answers["/account/SaveAddress"] = { isSuccess: false, errorCode: "AddressUnconfirmed", suggestions };
    const { status, html } = await ask("/account/addresses/address-1", typed);
    expect(status).toBe(422);
    expect(html).toContain("Chicago, IL 60614");
    const choiceFor = /name="shipping.choiceFor" value="([^"]*)"/.exec(html)?.[1] ?? "";
    sent = [];
    await ask("/account/addresses/address-1", {
      ...typed,
      "shipping.choiceFor": choiceFor,
      "shipping.addressChoice": "0",
    });
    const last = sent.findLast(({ path }) => path === "/account/SaveAddress");
    expect(JSON.parse(last?.body ?? "{}")).toMatchObject({
      addressId: "address-1",
      address: { postalCode: "60614" },
      isConfirmed: true,
    });
  });
});

describe("a form of the profile", () => {
  it("saves a name", async () => {
    answers["/account/UpdateName"] = { isSuccess: true };
    const fields = { intent: "updateName", "name.firstName": "Nella", "name.lastName": "Ash" };
    const { status, location } = await ask("/account/profile", fields);
    expect([status, location]).toEqual([303, "/account/profile?done=updateName"]);
    expect(bodyOf("/account/UpdateName")).toEqual({ firstName: "Nella", lastName: "Ash" });
  });

  it("returns without any password if the service refuses it", async () => {
    const errors = { currentPassword: "This is not your current password." };
    answers["/account/ChangeEmail"] = { isSuccess: false, errorCode: "InvalidFields", errors };
    const fields = { intent: "changeEmail", "email.email": "n@example.com", "email.currentPassword": "Oak-and-Ash-1" };
    const { status, html } = await ask("/account/profile", fields);
    expect([status, html.includes(errors.currentPassword)]).toEqual([422, true]);
    expect(html).toContain('value="n@example.com"');
    expect(html).not.toContain("Oak-and-Ash-1");
  });

  it("signs in again with a changed password", async () => {
    answers["/account/ChangePassword"] = { isSuccess: true, sessionToken: "ticket-1" };
    answers["/account/auth"] = new Response(null, { status: 302, headers: { location: "/account/profile?done=x" } });
    const passwords = { "password.currentPassword": "Oak-and-Ash-1", "password.password": "Walnut-and-Wool-3" };
    const { status, location } = await ask("/account/profile", { intent: "changePassword", ...passwords });
    expect([status, location]).toEqual([303, "/account/profile?done=x"]);
    const form = new URLSearchParams(sent.find(({ path }) => path === "/account/auth")?.body);
    expect(form.get("sessionToken")).toBe("ticket-1");
  });

  it("signs out everywhere and redirects to the login page", async () => {
    answers["/account/SignOutEverywhere"] = { isSuccess: true };
    const { status, location } = await ask("/account/profile", { intent: "signOutEverywhere" });
    expect([status, location]).toEqual([303, "/account/login"]);
  });
});
