import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.wallets;
  history.replaceState(null, "", "/");
});

/** The module of a document that was opened at a path. */
async function open(path: string, { hasWallets }: { hasWallets: boolean }) {
  history.replaceState(null, "", path);
  if (hasWallets) document.documentElement.dataset.wallets = "";
  vi.resetModules();
  return { ...(await import("./document-border.ts")), ...(await import("./router-link.tsx")) };
}

const inside = [
  "/checkout",
  "/checkout/cart",
  "/checkout/cart?error=1#saved-for-later",
  "/checkout/shipping",
  "/checkout/shippingandgiftoptions?return=review",
  "/checkout/paymentandbilling/",
  "/checkout/review",
  "/checkout/order-status?key=1",
];
const outside = [
  "/",
  "/product/100001",
  "/account/login?returnUrl=/checkout/shipping",
  "/checkout/confirmation",
  "/checkout/cart/early-add",
  "/checkout-help",
  "/search?query=/checkout/cart",
];

describe("where wallets may pay, one document policy of cart and steps", () => {
  it.each(inside)("is that of %s", async (href) => {
    const fromProduct = await open("/product/100001", { hasWallets: true });
    expect(fromProduct.isAcrossBorder(href)).toBe(true);
    const fromCart = await open("/checkout/cart", { hasWallets: true });
    expect(fromCart.isAcrossBorder(href)).toBe(false);
  });

  it.each(outside)("is not that of %s", async (href) => {
    const fromProduct = await open("/product/100001", { hasWallets: true });
    expect(fromProduct.isAcrossBorder(href)).toBe(false);
    const fromPayment = await open("/checkout/paymentandbilling", { hasWallets: true });
    expect(fromPayment.isAcrossBorder(href)).toBe(true);
  });

  it("lets a part of the open page, and another host, be reached as ever", async () => {
    const { isAcrossBorder } = await open("/checkout/cart", { hasWallets: true });
    expect(["#saved", "?error=1", "https://other.example/", "tel:+18005550100"].map(isAcrossBorder)).not.toContain(
      true,
    );
  });

  it("does not follow the address, since a document keeps its policy", async () => {
    const { isAcrossBorder } = await open("/checkout/cart", { hasWallets: true });
    history.replaceState(null, "", "/product/100001");
    expect(isAcrossBorder("/product/100001")).toBe(true);
  });
});

it("without a connection no document is loaded, so that the page stays and says why", async () => {
  const { isAcrossBorder } = await open("/product/100001", { hasWallets: true });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(isAcrossBorder("/checkout/cart")).toBe(false);
});

it.each([...inside, ...outside])("without a wallet %s has the usual policy", async (href) => {
  const { isAcrossBorder } = await open("/product/100001", { hasWallets: false });
  expect(isAcrossBorder(href)).toBe(false);
});

it.each([
  ["/checkout/cart", true, false],
  ["/checkout/cart", false, true],
  ["/browse/sofas", true, true],
])(
  "from a product, a press of a link to %s with wallets %s is the router's: %s",
  async (href, hasWallets, isRouted) => {
    const { LiveLink } = await open("/product/100001", { hasWallets });
    const Page = createRoutesStub([{ path: "*", Component: () => <LiveLink href={href}>Go</LiveLink> }]);
    render(<Page initialEntries={["/product/100001"]} />);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    const left = vi.fn((event: Event) => event.preventDefault());
    addEventListener("click", (event) => (event.defaultPrevented ? undefined : left(event)), { once: true });
    (await screen.findByRole("link")).dispatchEvent(press);
    expect(left).toHaveBeenCalledTimes(isRouted ? 0 : 1);
  },
);
