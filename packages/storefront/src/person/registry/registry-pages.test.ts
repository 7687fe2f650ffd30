import { registryOperations as calls } from "@store/contract/registry";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signInWidget } from "../account/account.samples.ts";
import { registrySample, sharedRegistrySample } from "./registry.samples.ts";
import {
  createRegistryShop,
  registryFields as details,
  registryUrl as edit,
  sharedUrl as link,
  registriesUrl as list,
  notFound,
  notSignedIn,
} from "./registry-pages.fixture.ts";

vi.mock("@store/product-ui/registry.css?url", () => ({ default: "/assets/registry.css" }));
vi.mock("./registry-pages.css?url", () => ({ default: "/assets/registry-pages.css" }));

let shop = createRegistryShop();
beforeEach(() => {
  shop = createRegistryShop();
});

describe("a page of registries", () => {
  it.each([
    [list, "Your Registries"],
    [edit, "Edit Registry"],
    ["/gift-registry/checklist/registry-1", "Checklist"],
    ["/gift-registry/new", "Create a Registry"],
    [link, "Ada and Ben's Wedding"],
  ])("%s is called %s, is not cached and not indexed [REG-12, REG-13, REG-14]", async (path, title) => {
    const { answer, html, status } = await shop.ask(path);
    expect([status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toMatch(new RegExp(`>${title}(</bdi>)?</h1>`));
    expect(html).toContain('content="noindex"');
  });

  it.each([list, edit, "/gift-registry/checklist/registry-1"])(
    "%s leads a guest to the sign-in of registries, and from there back (AMB-224)",
    async (path) => {
      for (const call of [calls.getRegistries, calls.getRegistry, calls.getChecklist])
        shop.answers[call.path] = notSignedIn();
      const { status, location } = await shop.ask(path);
      expect([status, location]).toEqual([
        302,
        `/gift-registry/authenticate?${new URLSearchParams({ returnUrl: path })}`,
      ]);
      shop.answers["/account/login/GetSignInConfig"] = { isLoggedIn: false, widget: signInWidget };
      expect((await shop.ask(location ?? "")).html).toContain(`name="returnUrl" value="${path}"`);
    },
  );

  it("that creates one links a guest to the sign-in, and comes back with its own target (AMB-275)", async () => {
    shop.answers["/account/GetAccount"] = notSignedIn();
    const { status, html } = await shop.ask("/gift-registry/new?returnUrl=%2Fproduct%2F100401");
    const back = new URLSearchParams({ returnUrl: "/gift-registry/new?returnUrl=%2Fproduct%2F100401" });
    expect(status).toBe(200);
    expect(html).toContain(`href="/gift-registry/authenticate?${back}"`);
    expect(html).not.toContain('name="eventDate"');
    expect(html).toContain(`href="/account/create-account?${back}"`);
  });

  it("of a checklist is not found in a shop without checklists [REG-03]", async () => {
    const plain = createRegistryShop({ interactiveChecklistEnabled: false });
    expect((await plain.ask("/gift-registry/checklist/registry-1")).status).toBe(404);
    for (const path of [list, edit]) {
      expect((await shop.ask(path)).html).toContain('href="/gift-registry/checklist/registry-1"');
      expect((await plain.ask(path)).html).not.toContain('href="/gift-registry/checklist/registry-1"');
    }
  });

  it("of another account's registry is not found, and none of its forms does anything", async () => {
    for (const call of Object.values(calls)) shop.answers[call.path] = notFound();
    expect((await shop.ask(edit)).status).toBe(404);
    expect((await shop.ask("/gift-registry/checklist/registry-1")).status).toBe(404);
    const commands = ["updateItem", "removeItem", "undoRemove", "renewLink", "removeRegistry"];
    const item = { sku: "100401", quantity: "2" };
    for (const fields of [details, ...commands.map((intent) => ({ intent, ...item }))])
      expect((await shop.submit(edit, fields)).status).toBe(404);
  });
});

it("a registry whose day is over says so, to its owner and to givers (AMB-275)", async () => {
  const past = { eventDate: "2020-01-01", isOver: true };
  shop.answers[calls.getRegistry.path] = { isSuccess: true, registry: { ...registrySample, ...past } };
  shop.answers[calls.getSharedRegistry.path] = { ...sharedRegistrySample, ...past };
  shop.answers[calls.getRegistries.path] = { registries: [{ ...registrySample, ...past }] };
  expect((await shop.ask(edit)).html).toContain(
    "The day of this event is over. Guests can still see and buy what is left.",
  );
  expect((await shop.ask(link)).html).toContain("The day of this event is over. You can still buy what is left.");
  expect((await shop.ask(list)).html).toContain("January 1, 2020 (over)");
});
