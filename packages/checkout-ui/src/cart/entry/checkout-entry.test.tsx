import { SignInForm, SocialSignIn } from "@store/auth-ui/sign-in";
import { signIn } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import type { StoreWallet } from "@store/contract/shared";
import { reloadCartAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type SignInSlot, signInSlotAtom } from "../../sign-in/sign-in-slot.ts";
import { returnsToReviewAtom } from "../../steps/returns-to-review-atom.ts";
import { chosenWallet } from "../../wallets/chosen-wallet.ts";
import { type LoadWallet, walletSlotsAtom } from "../../wallets/wallet-adapter.ts";
import { CartPage } from "../cart-page.tsx";

const { bookcase, lamp, towels } = sampleSkus;

const slot: SignInSlot = {
  Form: lazyPart(async () => ({ widget, ...form }) => (
    <>
      <SignInForm {...form} messages={widget.messages} />
      <SocialSignIn widget={widget} returnUrl={form.returnUrl} />
    </>
  )),
};

const neverAsked: LoadWallet = () => Promise.reject(new Error("No sheet opens in the cart."));

const service = useService();
beforeAll(async () => {
  // Preloaded, so that a slow machine does not take seconds of the test.
  await Promise.all([
    import("./enter-checkout.ts"),
    import("../../sign-in/checkout-login.tsx"),
    import("../../dialogs/dialog-popup.tsx"),
    import("dompurify"),
  ]);
});
afterEach(() => vi.restoreAllMocks());

type Page = ReturnType<typeof openShopper>;
interface Opened {
  readonly items?: Array<{ Sku: string }>;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly wire?: NonNullable<Parameters<typeof openShopper>[1]>["wire"];
  readonly wallets?: readonly StoreWallet[];
}

async function open({ items = [{ Sku: lamp }], before, wire, wallets = [] }: Opened = {}) {
  const page = openShopper(service(), { site: { ...usSite, wallets }, ...(wire && { wire }) });
  page.store.set(signInSlotAtom, slot);
  page.store.set(walletSlotsAtom, { payPal: neverAsked, venmo: neverAsked });
  await page.bring.toCart(items);
  await before?.(page);
  await page.store.set(reloadCartAtom);
  page.sent.length = 0;
  page.show(<CartPage {...page.navigation} />);
  return page;
}
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
const checkOut = () => userEvent.click(button("Checkout Now"));

/** The service's own response to the checkout call, with additional fields. */
const answering =
  (more: object): Opened["wire"] =>
  async (path, send) => {
    const answer = await send();
    return path === "/Cart/Checkout" ? Response.json({ ...(await answer.json()), ...more }) : answer;
  };

async function pickUp({ shopper }: Page): Promise<void> {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  const id = body.cartData?.lineItems[0]?.id ?? "";
  await shopper.call(cartOperations.updateShipMethod, {
    id,
    shipMethod: 1,
    isPickupSelected: true,
    locationId: "us-chicago",
  });
}

it("does not continue after a refused change, and shows the reason", async () => {
  const refused = { isSuccess: false, message: "This item cannot be saved now." };
  let refuse = () => {};
  const answered = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json(refused));
  });
  const page = await open({
    items: [{ Sku: lamp }, { Sku: towels }],
    wire: (path, send) => (path === "/Cart/SaveForLater" ? answered : send()),
  });
  await userEvent.click(button("Save for Later: Beacon Table Lamp"));
  await checkOut();
  refuse();
  expect(await screen.findByText(refused.message)).toBeVisible();
  await waitFor(() => expect(button("Checkout Now")).not.toHaveAttribute("aria-disabled"));
  expect(page.callsTo("/Cart/Checkout")).toEqual([]);
  expect(page.onGo).not.toHaveBeenCalled();
});

describe("a guest who checks out", () => {
  it("can continue as a guest or sign in, guest first [CHK-27] [CHK-28] [CHK-29]", async () => {
    const page = await open();
    await checkOut();
    const drawer = await screen.findByRole("dialog", { name: "Checkout Now" });
    expect(page.onGo).not.toHaveBeenCalled();
    expect(
      within(drawer)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(["New Customers", "Returning Customers"]);
    const returning = within(drawer).getByRole("region", { name: "Returning Customers" });
    expect(within(returning).getByRole("form", { name: "Sign in" })).toBeVisible();
    await waitFor(() => expect(button("Guest Checkout")).toHaveFocus());
    await userEvent.click(button("Guest Checkout"));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping"));
  });

  it("stays in the cart with the focus on the button when the flyout is closed", async () => {
    const page = await open();
    await checkOut();
    await screen.findByRole("dialog", { name: "Checkout Now" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button("Checkout Now")).toHaveFocus();
    expect(page.onGo).not.toHaveBeenCalled();
    await checkOut();
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
  });

  it("finds no open flyout after returning to the cart", async () => {
    const page = await open();
    await checkOut();
    await screen.findByRole("dialog", { name: "Checkout Now" });
    cleanup();
    page.show(<CartPage {...page.navigation} />);
    expect(button("Checkout Now")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("sees the identity providers that the site has enabled [CHK-28]", async () => {
    await open({
      wire: async (path, send) => {
        const answer = await send();
        if (!path.includes("GetSignInConfig")) return answer;
        const config = await answer.json();
        return Response.json({ ...config, widget: { ...config.widget, googleEnabled: true, appleEnabled: true } });
      },
    });
    await checkOut();
    const links = within(await screen.findByRole("dialog")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Sign in with Google", "/account/auth/loginwithidp?idp=google&redirectUrl=%2Fcheckout%2Fshipping"],
      ["Sign in with Apple", "/account/auth/loginwithidp?idp=apple&redirectUrl=%2Fcheckout%2Fshipping"],
    ]);
  });

  it("also gets the flyout if the sign-in call fails, with the providers of the cart [CHK-23] [CART-07]", async () => {
    const page = await open({
      wire: async (path, send) => {
        if (path.includes("GetSignInConfig")) return new Response("{}", { status: 500 });
        const answer = await send();
        if (path !== "/Cart/GetCartJsx") return answer;
        const { cartData, ...reply } = await answer.json();
        const oktaConfigurations = { ...cartData.oktaConfigurations, googleEnabled: true };
        return Response.json({ ...reply, cartData: { ...cartData, oktaConfigurations } });
      },
    });
    await checkOut();
    const drawer = await screen.findByRole("dialog", { name: "Checkout Now" });
    expect(within(drawer).getByRole("link", { name: "Sign in with Google" })).toBeVisible();
    expect(page.callsTo("Log")).toHaveLength(1);
  });

  it("continues directly if the cart is shipped abroad [CHK-30]", async () => {
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path !== "/Cart/GetCartJsx") return answer;
        const reply = await answer.json();
        return Response.json({ ...reply, cartData: { ...reply.cartData, isInternational: true } });
      },
    });
    await checkOut();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping"));
    expect(page.callsTo("GetSignInConfig")).toEqual([]);
  });

  it("continues directly after the sign-in, even if the cart was loaded before [CHK-23]", async () => {
    const page = await open();
    await signIn(page.shopper, "nell");
    await checkOut();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("signing in before the checkout", () => {
  async function fill(username: string, password: string) {
    await checkOut();
    const form = within(await screen.findByRole("form", { name: "Sign in" }));
    if (username) await userEvent.type(form.getByLabelText(/Email Address/), username);
    if (password) await userEvent.type(form.getByLabelText(/^Password/), password);
    await userEvent.click(form.getByRole("button", { name: "Sign In" }));
    return form;
  }

  it("posts the tokens of a correct password and returns to the checkout with the guest's cart [CHK-28]", async () => {
    const posted: FormData[] = [];
    vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
      posted.push(new FormData(this));
    });
    const page = await open();
    await fill("nell.ashby@example.com", "Linen-and-Oak-24");
    await waitFor(() => expect(posted).toHaveLength(1));
    const fields = new URLSearchParams([...(posted[0] ?? [])].map(([name, value]) => [name, String(value)]));
    expect([...fields.keys()]).toEqual(["sessionToken", "returnUrl", "__RequestVerificationToken"]);
    const { headers } = await page.shopper.send("/account/auth", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: fields,
    });
    expect(headers.get("location")).toBe("/checkout/shipping");
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    expect(body.cartData).toMatchObject({ isGuest: false, lineItems: [{ sku: lamp }] });
  });

  it("reports missing fields and focuses the first [CHK-28]", async () => {
    const page = await open();
    const form = await fill("", "");
    expect(form.getByLabelText(/Email Address/)).toHaveFocus();
    expect(form.getByLabelText(/Email Address/)).toHaveAccessibleDescription("Please enter your email address.");
    expect(form.getByLabelText(/^Password/)).toHaveAccessibleDescription("Please enter your password.");
    await userEvent.type(form.getByLabelText(/Email Address/), "n");
    expect(form.getByLabelText(/Email Address/)).not.toHaveAccessibleDescription();
    expect(page.callsTo("authn")).toEqual([]);
  });

  it("reports a wrong password and keeps the input [ERR-27] [ERR-28]", async () => {
    const page = await open();
    const form = await fill("nell.ashby@example.com", "Linen-and-Oak-25");
    expect(await form.findByRole("alert")).toHaveTextContent(/^We could not sign you in\./);
    expect(form.getByLabelText(/Email Address/)).toHaveValue("nell.ashby@example.com");
    expect(form.getByRole("button", { name: "Sign In" })).not.toHaveAttribute("aria-disabled");
    expect(page.callsTo("Log")).toEqual([]);
  });

  it("reports a lost connection at its own place", async () => {
    const page = await open({
      wire: (path, send) => (path.includes("authn") ? Promise.reject(new TypeError("Failed to fetch")) : send()),
    });
    const form = await fill("nell.ashby@example.com", "Linen-and-Oak-24");
    expect(await form.findByRole("alert")).toHaveTextContent(/^We are having trouble connecting\./);
    expect(page.callsTo("Log")).toHaveLength(1);
  });
});

describe("a cart that cannot be checked out", () => {
  it("shows why in a popup with the configured button, and reloads [CHK-25] [POP-02]", async () => {
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path !== "/Cart/GetCartJsx") return answer;
        const { cartData, ...reply } = await answer.json();
        const config = { ...cartData.config, cartErrorButtonText: "Mend Your Cart" };
        return Response.json({ ...reply, cartData: { ...cartData, config } });
      },
    });
    await service().database.updateTable("stock").where("sku", "=", lamp).set({ available: 0 }).execute();
    await checkOut();
    const dialog = await screen.findByRole("dialog", { name: "Item(s) no longer available" });
    await service().database.updateTable("stock").where("sku", "=", lamp).set({ available: 50 }).execute();
    expect(dialog).toHaveTextContent(/Beacon Table Lamp/);
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
    await userEvent.click(button("Mend Your Cart"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button("Checkout Now")).toHaveFocus();
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("shows an empty cart without a popup [CHK-25]", async () => {
    const page = await open();
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    await page.shopper.call(cartOperations.removeItem, { id: body.cartData?.lineItems[0]?.id ?? "" });
    await checkOut();
    expect(await screen.findByText("Your cart is empty")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a wallet's button", () => {
  const origin = "https://wallets.example";
  const wallets: readonly StoreWallet[] = [
    { kind: "venmo", name: "Venmo", origin, opens: "window" },
    { kind: "payPal", name: "PayPal", origin, opens: "window" },
  ];
  const ways = () => screen.queryByRole("group", { name: "or pay with" });

  it("is there for each wallet that the site offers and the storefront can open, in the site's order (AMB-097)", async () => {
    await open({ wallets: [...wallets, { kind: "applePay", name: "Apple Pay", origin, opens: "frame" }] });
    const buttons = within(ways() as HTMLElement).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Venmo", "PayPal"]);
    cleanup();
    await open();
    expect(button("Checkout Now")).toBeVisible();
    expect(ways()).toBeNull();
  });

  it("is not there when nothing is due (AMB-280)", async () => {
    await open({
      wallets,
      wire: async (path, send) => {
        const answer = await send();
        if (path !== "/Cart/GetCartJsx") return answer;
        const { cartData, ...reply } = await answer.json();
        const orderSummary = { ...cartData.orderSummary, amountDue: 0 };
        return Response.json({ ...reply, cartData: { ...cartData, orderSummary } });
      },
    });
    expect(button("Checkout Now")).toBeVisible();
    expect(ways()).toBeNull();
  });

  it("asks a guest to sign in like Checkout Now, and keeps its wallet for the payment step (AMB-097)", async () => {
    const page = await open({ wallets });
    await userEvent.click(button("PayPal"));
    await userEvent.click(await screen.findByRole("button", { name: "Guest Checkout" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping"));
    expect(page.callsTo("/Cart/Checkout")).toHaveLength(1);
    expect(chosenWallet.find(page.store)).toBe("payPal");
  });

  it("fails like Checkout Now (AMB-097) [CHK-25]", async () => {
    const page = await open({ wallets });
    await service().database.updateTable("stock").where("sku", "=", lamp).set({ available: 0 }).execute();
    await userEvent.click(button("PayPal"));
    expect(await screen.findByRole("dialog", { name: "Item(s) no longer available" })).toBeVisible();
    await service().database.updateTable("stock").where("sku", "=", lamp).set({ available: 50 }).execute();
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("is forgotten by Checkout Now, which names no wallet", async () => {
    const page = await open({ wallets });
    await userEvent.click(button("Venmo"));
    await screen.findByRole("dialog", { name: "Checkout Now" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button("Venmo")).toHaveFocus());
    expect(chosenWallet.find(page.store)).toBe("venmo");
    await checkOut();
    expect(chosenWallet.find(page.store)).toBeNull();
  });

  it("leads to the payment step from a cart that was opened from the review", async () => {
    const page = await open({ wallets });
    page.store.set(returnsToReviewAtom, true);
    await userEvent.click(button("PayPal"));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
  });
});

describe("large boxes for pickup", () => {
  it("are listed with their sizes; Continue opens the flyout [POP-09] [POP-10] [CHK-26]", async () => {
    const page = await open({ items: [{ Sku: bookcase }], before: pickUp });
    await checkOut();
    const dialog = await screen.findByRole("dialog", { name: "Make sure these items will fit in your vehicle." });
    expect(dialog).toHaveTextContent(/Box 1: \d+ x [\d.]+" W x [\d.]+" D x [\d.]+" H/);
    await userEvent.click(button("Continue to Checkout"));
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
    expect(page.callsTo("/Cart/Checkout")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button("Checkout Now")).toHaveFocus());
  });

  it("keep the shopper in the cart on Back to Cart [POP-09] [CART-01]", async () => {
    const page = await open({ items: [{ Sku: bookcase }], before: pickUp });
    await checkOut();
    await userEvent.click(await screen.findByRole("button", { name: "Back to Cart" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.onGo).not.toHaveBeenCalled();
    expect(page.callsTo("GetSignInConfig")).toEqual([]);
  });
});

describe("a configured notice before the checkout", () => {
  const noticing = useService({ checkoutNotice: "<h2>Slow deliveries</h2><p>Allow two more days.</p>" });

  it("is shown once, with a button that continues to the checkout (AMB-024) [CHK-24]", async () => {
    const page = openShopper(noticing());
    await page.bring.toCart();
    await page.store.set(reloadCartAtom);
    page.show(<CartPage {...page.navigation} />);
    await checkOut();
    const dialog = await screen.findByRole("dialog", { name: "Slow deliveries" });
    expect(await within(dialog).findByText("Allow two more days.")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue to Checkout" }));
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
    expect(page.callsTo("/Cart/Checkout")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await checkOut();
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
  });
});

describe("a popup of the service", () => {
  it("is loaded from the store itself and shown under its own heading [CHK-24]", async () => {
    const page = await open({ wire: answering({ popupUrl: "/SharedLayer/PopupV2?popupName=CreditCardVerification" }) });
    await checkOut();
    const dialog = await screen.findByRole("dialog", { name: "Where Is My Security Code?" });
    expect(dialog).toHaveTextContent(/the 4 digits on the front/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button("Checkout Now")).toHaveFocus());
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("of another origin is refused, logged, and does not block the checkout [CHK-24]", async () => {
    const page = await open({ wire: answering({ popupUrl: "https://elsewhere.example/popup" }) });
    await checkOut();
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
    expect(page.callsTo("elsewhere")).toEqual([]);
    expect(page.callsTo("Log")[0]?.body).toContain("Popup refused: https://elsewhere.example/popup");
  });

  it("that cannot be loaded says so and offers a retry [CHK-24]", async () => {
    const page = await open({ wire: answering({ popupUrl: "/SharedLayer/PopupV2?popupName=Nothing" }) });
    await checkOut();
    expect(await screen.findByText("We could not load this.")).toBeVisible();
    await userEvent.click(button("Try Again"));
    await waitFor(() => expect(page.callsTo("popupName=Nothing")).toHaveLength(2));
  });
});
