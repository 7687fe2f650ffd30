import { cartOperations } from "@store/contract/cart";
import { registryOperations as calls } from "@store/contract/registry";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createRegistryShop, sharedUrl as link, notFound } from "./registry-pages.fixture.ts";

vi.mock("@store/product-ui/registry.css?url", () => ({ default: "/assets/registry.css" }));
vi.mock("./registry-pages.css?url", () => ({ default: "/assets/registry-pages.css" }));

let shop = createRegistryShop();
beforeEach(() => {
  shop = createRegistryShop();
});

describe("the shared page", () => {
  const give = { sku: "100401", registry: "code-1", quantity: "2", url: link };

  it("adds for the registry and leads to the cart [CONF-14]", async () => {
    shop.answers[cartOperations.addItems.path] = {
      isSuccess: true,
      items: [],
      cartItemCount: 2,
      formattedSubtotal: "",
    };
    Object.assign(shop.answers[cartOperations.addItems.path] as object, {
      installationService: null,
      addOns: [],
      rewardsBanner: null,
      confirmation: "standard",
    });
    const { status, location } = await shop.ask(link, give);
    expect([status, location]).toEqual([303, "/checkout/cart"]);
    expect(shop.bodyOf(cartOperations.addItems).items).toMatchObject([
      { Sku: "100401", Quantity: 2, GiftRegistryId: "code-1", Url: link },
    ]);
  });

  it("keeps a refused quantity with the reason at its item", async () => {
    const { status, html } = await shop.ask(link, { ...give, quantity: "100" });
    expect([status, html.includes('data-part="field-error">Please enter a quantity from 1 to 99.')]).toEqual([
      422,
      true,
    ]);
    expect(html).toMatch(/aria-invalid="true"[^>]* value="100"/);
    expect(shop.bodyOf(cartOperations.addItems)).toBeNull();
  });

  it("shows at the item why the service refused it", async () => {
    shop.answers[cartOperations.addItems.path] = Response.json(
      { isSuccess: false, errorCode: "NotAvailable", message: "It is sold out." },
      { status: 409 },
    );
    const { status, html } = await shop.ask(link, give);
    expect([status, html.includes('data-part="field-error">It is sold out.')]).toEqual([422, true]);
  });

  it("leads to the other brand for what that sells, and carries the registry to a page where a text is typed (AMB-239)", async () => {
    const { html } = await shop.ask(link);
    expect(html).toContain('href="http://modern.localhost:3000/gift-registry/shared/code-1"');
    expect(html).toContain('href="/product/102401?registry=code-1"');
  });

  it("of a replaced link or a deleted registry is 404, and says what to do (AMB-275)", async () => {
    shop.answers[calls.getSharedRegistry.path] = notFound();
    const { status, html } = await shop.ask(link);
    expect([status, html.includes("We can't find this registry.")]).toEqual([404, true]);
    expect(html).toContain("Please ask whoever sent it to you for the new one.");
    expect(html).toContain('content="noindex"');
  });
});
