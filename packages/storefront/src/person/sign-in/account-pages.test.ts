import { orderOperations } from "@store/contract/orders";
import { beforeEach, describe, expect, it } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import type { PageRow } from "../../app/server/storefront.fixture.ts";
import * as confirmation from "../../buy/confirmation/confirmation.route.tsx";
import * as account from "../account/account.route.tsx";
import {
  devicesSample,
  orderSample,
  ordersSample,
  savedAccountSample,
  signInWidget,
} from "../account/account.samples.ts";
import * as address from "../account/account-address.route.tsx";
import * as addresses from "../account/account-addresses.route.tsx";
import * as cards from "../account/account-cards.route.tsx";
import * as order from "../account/account-order.route.tsx";
import * as orders from "../account/account-orders.route.tsx";
import * as profile from "../account/account-profile.route.tsx";
import * as designServices from "../design-services/design-services.route.tsx";
import * as createAccount from "./create-account.route.tsx";
import * as signIn from "./sign-in.route.tsx";

const { getOrder } = orderOperations;
const pages: readonly PageRow[] = [
  ["account", "account", account],
  ["account-orders", "account/orders", orders],
  ["account-order", "account/orders/:orderId", order],
  ["account-addresses", "account/addresses", addresses],
  ["account-address", "account/addresses/:addressId", address],
  ["account-cards", "account/cards", cards],
  ["account-profile", "account/profile", profile],
  ["confirmation", "checkout/confirmation", confirmation],
  ["confirm-sign-in", "account/auth/confirm", signIn],
  ["create-account", "account/create-account", createAccount],
  ["design-services", "design-services", designServices],
];

const openAccount = () =>
  openShop({
    pages,
    answers: {
      "/account/GetAccount": { isSuccess: true, ...savedAccountSample },
      "/account/GetOrders": { isSuccess: true, orders: ordersSample, next: null },
      "/account/GetDevices": { isSuccess: true, devices: devicesSample },
      [getOrder.path]: { isSuccess: true, order: orderSample },
    },
  });
let shop = openAccount();
beforeEach(() => {
  shop = openAccount();
});
const ask = (path: string, fields?: Record<string, string>) => (fields ? shop.submit(path, fields) : shop.ask(path));
const bodyOf = (path: string) => shop.bodyOf({ path });

describe("the address under which password managers look for a change of the password", () => {
  const wellKnown = "/.well-known/change-password";

  it("leads to the form that changes it", async () => {
    const { status, location } = await ask(wellKnown);
    expect([status, location]).toEqual([302, "/account/profile#profile-password"]);
    const { status: found, html } = await ask("/account/profile");
    expect(found).toBe(200);
    expect(html).toMatch(/id="profile-password".*aria-label="Password".*autoComplete="new-password"/s);
  });

  it("leads a guest to the sign-in that goes on to the form", async () => {
    shop.answers = {
      "/account/GetAccount": Response.json({ isSuccess: false, errorCode: "NotSignedIn" }, { status: 401 }),
    };
    const { location } = await ask(wellKnown);
    const next = await ask(location?.split("#")[0] ?? "");
    expect(next.location).toBe(
      `/account/login?${new URLSearchParams({ returnUrl: "/account/profile", isRedirect: "true" })}`,
    );
  });

  it("is believed, since a page that does not exist is not found", async () => {
    const { status } = await ask("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200");
    expect(status).toBe(404);
  });
});

const paths = ["", "/orders", "/addresses", "/addresses/new", "/addresses/address-1", "/cards", "/profile"];
describe("a page of the account", () => {
  it.each(paths)("/account%s is not cached, and shows its owner's data", async (path) => {
    const { answer, html, status } = await ask(`/account${path}`);
    expect([status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain('aria-label="Account"');
  });

  it.each(paths)("/account%s redirects a guest to the login page, and from there back [AUTH-01]", async (path) => {
    const refused = Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "" }, { status: 401 });
    shop.answers = { "/account/GetAccount": refused, "/account/GetOrders": refused };
    const { status, location } = await ask(`/account${path}`);
    const query = new URLSearchParams({ returnUrl: `/account${path}`, isRedirect: "true" });
    expect([status, location]).toEqual([302, `/account/login?${query}`]);
  });

  it("redirects the router of an open page to the login page, and from there to the page, not to its data", async () => {
    const refused = Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "" }, { status: 401 });
    shop.answers = { "/account/GetAccount": refused };
    const { status, html } = await ask("/account/addresses.data?_routes=account-addresses");
    expect([status, html]).toEqual([202, expect.stringContaining("returnUrl=%2Faccount%2Faddresses&")]);
  });

  it("of an order shows it to its owner; another shopper gets 404", async () => {
    const { html } = await ask("/account/orders/order-1");
    expect(html).toContain("Order 100002");
    shop.answers[getOrder.path] = Response.json({ isSuccess: false, errorCode: "OrderNotFound" }, { status: 404 });
    expect((await ask("/account/orders/order-2")).status).toBe(404);
    const refused = Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "" }, { status: 401 });
    shop.answers["/account/GetAccount"] = refused;
    expect((await ask("/account/orders/order-1")).location).toMatch(/^\/account\/login\?returnUrl=%2Faccount%2Forders/);
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
    shop.answers[path] = { isSuccess: true };
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
    shop.answers["/account/SaveAddress"] = { isSuccess: true, addressId: "address-3" };
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
    shop.answers["/account/SaveAddress"] = { isSuccess: false, errorCode: "AddressUnconfirmed", suggestions };
    const { status, html } = await ask("/account/addresses/address-1", typed);
    expect(status).toBe(422);
    expect(html).toContain("Chicago, IL 60614");
    const choiceFor = /name="shipping.choiceFor" value="([^"]*)"/.exec(html)?.[1] ?? "";
    shop.sent.length = 0;
    await ask("/account/addresses/address-1", {
      ...typed,
      "shipping.choiceFor": choiceFor,
      "shipping.addressChoice": "0",
    });
    const last = shop.sent.findLast(({ path }) => path === "/account/SaveAddress");
    expect(JSON.parse(last?.body ?? "{}")).toMatchObject({
      addressId: "address-1",
      address: { postalCode: "60614" },
      isConfirmed: true,
    });
  });
});

describe("a form of the profile", () => {
  it("saves a name", async () => {
    shop.answers["/account/UpdateName"] = { isSuccess: true };
    const fields = { intent: "updateName", "name.firstName": "Nella", "name.lastName": "Ash" };
    const { status, location } = await ask("/account/profile", fields);
    expect([status, location]).toEqual([303, "/account/profile?done=updateName"]);
    expect(bodyOf("/account/UpdateName")).toEqual({ firstName: "Nella", lastName: "Ash" });
  });

  it("returns without any password if the service refuses it", async () => {
    const errors = { currentPassword: "This is not your current password." };
    shop.answers["/account/ChangeEmail"] = { isSuccess: false, errorCode: "InvalidFields", errors };
    const fields = { intent: "changeEmail", "email.email": "n@example.com", "email.currentPassword": "Oak-and-Ash-1" };
    const { status, html } = await ask("/account/profile", fields);
    expect([status, html.includes(errors.currentPassword)]).toEqual([422, true]);
    expect(html).toContain('value="n@example.com"');
    expect(html).not.toContain("Oak-and-Ash-1");
  });

  it("signs in again with a changed password", async () => {
    shop.answers["/account/ChangePassword"] = { isSuccess: true, sessionToken: "ticket-1" };
    shop.answers["/account/auth"] = new Response(null, {
      status: 302,
      headers: { location: "/account/profile?done=x" },
    });
    const passwords = { "password.currentPassword": "Oak-and-Ash-1", "password.password": "Walnut-and-Wool-3" };
    const { status, location } = await ask("/account/profile", { intent: "changePassword", ...passwords });
    expect([status, location]).toEqual([303, "/account/profile?done=x"]);
    const form = new URLSearchParams(shop.sent.find(({ path }) => path === "/account/auth")?.body);
    expect(form.get("sessionToken")).toBe("ticket-1");
  });

  it("signs out another device", async () => {
    shop.answers["/account/SignOutDevice"] = { isSuccess: true };
    const { status, location } = await ask("/account/profile", { intent: "signOutDevice:device-2" });
    expect([status, location]).toEqual([303, "/account/profile?done=signOutDevice"]);
    expect(bodyOf("/account/SignOutDevice")).toEqual({ deviceId: "device-2" });
  });

  it("signs out everywhere and redirects to the login page", async () => {
    shop.answers["/account/SignOutEverywhere"] = { isSuccess: true };
    const { status, location } = await ask("/account/profile", { intent: "signOutEverywhere" });
    expect([status, location]).toEqual([303, "/account/login"]);
  });
});

const ticket = { isSuccess: true, sessionToken: "ticket-1" };
const inUse = "There is an account with this email address already. Sign in, or reset its password.";
const taken = { isSuccess: false, errorCode: "EmailInUse", errors: { email: inUse } };
const wrongPassword = () => Response.json({ errorCode: "E0000004", message: "" }, { status: 401 });
const opensSession = (location: string) => {
  shop.answers["/account/auth"] = new Response(null, { status: 302, headers: { location } });
};

describe("the offer of an account on a confirmation", () => {
  const path = "/checkout/confirmation?orderId=order-1";
  const newAccount = "/account/create-account/CreateAccount";

  it("asks a guest for a password alone, and shows a signed-in shopper where the order is", async () => {
    const { html, answer } = await ask(path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("Keep this order in an account");
    expect(html.match(/type="password"/g)).toHaveLength(1);
    shop.answers["/Cart/GetCartCount"] = { count: 0, isSuccess: true, account: { firstName: "Nell" } };
    expect((await ask(path)).html).toContain('href="/account/orders/order-1"');
  });

  it("creates the account of the order's buyer, signs in and returns to the order", async () => {
    shop.answers[newAccount] = ticket;
    opensSession(path);
    const { status, location } = await ask(path, { password: "Alder-and-Ash-9" });
    expect([status, location]).toEqual([303, path]);
    const buyer = { firstName: "Nell", lastName: "Ashby", email: "nell.ashby@example.com" };
    expect(bodyOf(newAccount)).toEqual({ ...buyer, password: "Alder-and-Ash-9" });
    expect(new URLSearchParams(shop.sent.find((one) => one.path === "/account/auth")?.body).get("returnUrl")).toBe(
      path,
    );
  });

  it("says at the password what is wrong with it, and of the address that it has an account", async () => {
    shop.answers[newAccount] = { isSuccess: false, errorCode: "InvalidFields", errors: { password: "Too short." } };
    expect((await ask(path, { password: "short" })).html).toContain("Too short.");
    shop.answers = { ...shop.answers, [newAccount]: taken, "/account/auth/authn": wrongPassword() };
    const { status, html } = await ask(path, { password: "Alder-and-Ash-9" });
    expect([status, html.includes(inUse)]).toEqual([422, true]);
    expect(html).not.toContain("Alder-and-Ash-9");
  });

  it("is nothing to who did not place the order: they are led to the cart", async () => {
    shop.answers[getOrder.path] = Response.json({ isSuccess: false, errorCode: "OrderNotFound" }, { status: 404 });
    expect((await ask(path, { password: "Alder-and-Ash-9" })).location).toBe("/checkout/cart");
    expect(bodyOf(newAccount)).toBeNull();
  });
});

it("a second click on Create Account signs in to the account that the first one made", async () => {
  shop.answers = { ...shop.answers, "/account/create-account/CreateAccount": taken, "/account/auth/authn": ticket };
  opensSession("/stores");
  const fields = { firstName: "Wren", lastName: "Okafor", email: "wren@example.com", password: "Alder-and-Ash-9" };
  const { status, location } = await ask("/account/create-account", { ...fields, returnUrl: "/stores" });
  expect([status, location]).toEqual([303, "/stores"]);
});

it("a mail's link to a page asks a guest to sign in for it, and leads on who is signed in [AUTH-04]", async () => {
  const path = "/account/auth/confirm?returnUrl=%2Faccount%2Forders";
  const config = { isLoggedIn: false, widget: signInWidget };
  shop.answers["/account/login/GetSignInConfig"] = config;
  const { status, html } = await ask(path);
  expect([status, html.includes('name="returnUrl" value="/account/orders"')]).toEqual([200, true]);
  shop.answers["/account/login/GetSignInConfig"] = { ...config, isLoggedIn: true, redirectUrl: "/account/orders" };
  expect((await ask(path)).location).toBe("/account/orders");
});

describe("a design request", () => {
  const draft = { room: "bedroom", need: "layout", budget: "open", note: "North light & oak" };
  const second = `/design-services?${new URLSearchParams({ ...draft, step: "2" })}`;
  const config = (isLoggedIn: boolean) => ({
    isLoggedIn,
    widget: signInWidget,
    ...(isLoggedIn && { account: savedAccountSample.account, redirectUrl: second }),
  });
  const signedIn = () => {
    shop.answers["/account/login/GetSignInConfig"] = config(true);
  };

  it("is begun by anybody, and says what is missing before it goes on", async () => {
    expect((await ask("/design-services")).html).toContain(">Next</span></button>");
    const { html, status } = await ask("/design-services?room=bedroom&note=Oak&step=2");
    expect([status, html.includes("Please choose: budget.")]).toEqual([200, true]);
    expect(html).toContain('value="Oak"');
  });

  it("asks a guest to sign in under a separate title, without an offer of an account, and with a way back [AUTH-09] [AUTH-10] [AUTH-12]", async () => {
    shop.answers["/account/login/GetSignInConfig"] = config(false);
    for (const path of [second, `/account/login?${new URLSearchParams({ returnUrl: second })}`]) {
      const { html, answer } = await ask(path);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(html).toContain("<h1>Sign In to Send Your Request</h1>");
      const previous = /<form aria-label="Previous step".*?<\/form>/s.exec(html)?.[0] ?? "";
      expect(previous).toContain(">Previous</span></button>");
      for (const [name, value] of Object.entries(draft))
        expect(previous).toContain(`name="${name}" value="${value.replace("&", "&amp;")}"`);
      // An account made on the way would interrupt it.
      expect(html).not.toContain("Create an Account");
    }
  });

  it("is sent by who is signed in, once it was shown as it is", async () => {
    signedIn();
    shop.answers["/account/RequestDesign"] = { isSuccess: true };
    const { html } = await ask(second);
    for (const text of ["Bedroom", "A floor plan", "I do not know yet", ">Previous</span></button>"])
      expect(html).toContain(text);
    const { status, location } = await ask(second, {});
    expect([status, location]).toEqual([303, "/design-services?sent"]);
    expect(bodyOf("/account/RequestDesign")).toEqual(draft);
    expect((await ask("/design-services?sent")).html).toContain("Your Request Was Sent");
  });

  it("asks to sign in when the session is over, and says why it was refused", async () => {
    signedIn();
    shop.answers["/account/RequestDesign"] = Response.json({ errorCode: "NotSignedIn", message: "" }, { status: 401 });
    expect((await ask(second, {})).location).toBe(second);
    shop.answers["/account/RequestDesign"] = {
      isSuccess: false,
      errors: { note: "Please leave out numbers of cards." },
    };
    const { status, html } = await ask(second, {});
    expect([status, html.includes("Please leave out numbers of cards.")]).toEqual([422, true]);
  });
});
