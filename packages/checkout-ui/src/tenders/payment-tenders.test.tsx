import { tenderOperations } from "@store/contract/tenders";
import { checkoutAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { exhaustCodes, openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PaymentStep } from "../payment/payment-step.tsx";

const service = useService();
const untouched = { number: "6199 1000 2000 3017", pin: "4471" };
const covering = { number: "6199 1000 2000 3033", pin: "3158" };
const code = "QX7K-4M2P-9A3T";

type Options = NonNullable<Parameters<typeof openShopper>[1]>;
async function open(options: Options = {}) {
  const page = openShopper(service(), options);
  await page.bring.toPayment();
  page.sent.length = 0;
  page.show(<PaymentStep {...page.navigation} />);
  return page;
}
const section = (title: string) =>
  screen.getByText(title, { selector: "summary span" }).closest("summary") as HTMLElement;
const openSection = (title: string) => userEvent.click(section(title));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const summaryRow = (label: string) =>
  within(screen.getByRole("region", { name: "Order summary" })).getByText(label).nextElementSibling;
const namesOf = (page: Awaited<ReturnType<typeof open>>) => page.sent.map(({ path }) => path.split("/").at(-1));

async function enterGiftCard({ number, pin }: typeof untouched) {
  await openSection("Gift card");
  await userEvent.type(await screen.findByLabelText(/^Number on the Gift Card/), number);
  await userEvent.type(screen.getByLabelText(/^PIN/), pin);
  await press("Apply Gift Card");
}

describe("a gift card on the payment step", () => {
  it("pays a part, the summary and the remaining amount follow, and Remove removes it [CALL-048] [CALL-049] [TEND-02]", async () => {
    const page = await open();
    const before = page.store.get(checkoutAtom)?.orderSummary.total ?? 0;
    await enterGiftCard(untouched);
    expect(await screen.findByText(/^Gift card ending in 3017/)).toBeVisible();
    expect(JSON.parse(page.callsTo("ApplyGiftCardTender")[0]?.body ?? "")).toEqual(untouched);
    expect(namesOf(page)).toEqual(["ApplyGiftCardTender", "RefreshCheckout"]);
    expect(summaryRow("Gift cards")).toHaveTextContent("-$50.00");
    const left = `$${((before - 5000) / 100).toFixed(2)}`;
    expect(summaryRow("Left to pay")).toHaveTextContent(left);
    expect(screen.getByText("Left to pay", { selector: "strong" }).parentElement).toHaveTextContent(left);
    expect(screen.getByText(`Your gift card is applied. ${left} is left to pay.`)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveValue("");
    expect(screen.getByLabelText(/^PIN/)).toHaveValue("");

    const { reference } = page.store.get(checkoutAtom)?.paymentData.tenderCodesData.giftCards[0] ?? {};
    await press("Remove Gift card ending in 3017");
    await waitFor(() => expect(screen.queryByText(/^Gift card ending in 3017/)).toBeNull());
    expect(JSON.parse(page.callsTo("RemoveGiftCardTender")[0]?.body ?? "")).toEqual({ number: reference });
    expect(within(screen.getByRole("region", { name: "Order summary" })).queryByText("Left to pay")).toBeNull();
    expect(section("Gift card")).toHaveFocus();
  });

  it("that covers the order hides the card form, and Next is enabled [CHK-45]", async () => {
    const page = await open();
    expect(screen.getByLabelText(/^Card Number/)).toBeVisible();
    await enterGiftCard(covering);
    expect(await screen.findByText("Nothing is left to pay.", { selector: "p" })).toBeVisible();
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
    await press("Next: Review & Place Order");
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("reports empty and impossible fields at once, and sends nothing", async () => {
    const page = await open();
    await openSection("Gift card");
    await userEvent.type(await screen.findByLabelText(/^Number on the Gift Card/), "6199");
    await press("Apply Gift Card");
    expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveAccessibleDescription(/It has 16 digits\.$/);
    expect(screen.getByLabelText(/^PIN/)).toHaveAccessibleDescription("Please enter the PIN of your gift card.");
    expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveFocus();
    expect(page.sent).toEqual([]);
  });

  it("with a wrong PIN is refused at its field like an unknown number, and nothing changes [TEND-02]", async () => {
    const page = await open();
    const before = page.store.get(checkoutAtom);
    await enterGiftCard({ ...untouched, pin: "0000" });
    const text = "We can't find a gift card with this number and PIN.";
    await waitFor(() => expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveAccessibleDescription(text));
    expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveValue(untouched.number);
    expect(page.store.get(checkoutAtom)).toBe(before);
    expect(namesOf(page)).toEqual(["ApplyGiftCardTender"]);
    await userEvent.clear(screen.getByLabelText(/^Number on the Gift Card/));
    await userEvent.type(screen.getByLabelText(/^Number on the Gift Card/), "6199 1000 2000 9999");
    await press("Apply Gift Card");
    await waitFor(() => expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveAccessibleDescription(text));
  });

  it("that strangers tried with wrong PINs says to sign in, and its fields stay (AMB-286)", async () => {
    const strangers = openShopper(service());
    await strangers.bring.toPayment();
    const guessed = { number: "6199 1000 2000 8888", pin: "0000" };
    for (let at = 0; at < 5; at += 1)
      expect((await strangers.shopper.call(tenderOperations.applyGiftCardTender, guessed)).status).toBe(200);
    await open();
    await enterGiftCard({ ...guessed, pin: "4471" });
    const dialog = await screen.findByRole("dialog", { name: "Please Try Again Later" });
    expect(dialog).toHaveTextContent(
      "This gift card was entered with a wrong PIN too often. Sign in to use it, try again tomorrow, or pay another way.",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Not Now" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveValue(guessed.number);
  });

  it("of an unavailable service is replaced by the reason, and returns with the input [ERR-19]", async () => {
    let isDown = true;
    const page = await open({
      wire: (path, send) =>
        isDown && path.endsWith("/ApplyGiftCardTender") ? Promise.resolve(new Response("{}", { status: 503 })) : send(),
    });
    await enterGiftCard(untouched);
    const dialog = await screen.findByRole("dialog", { name: "Network Error" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(await screen.findByText(/^Gift cards are temporarily unavailable\./)).toBeVisible();
    expect(screen.queryByLabelText(/^Number on the Gift Card/)).toBeNull();
    expect(page.onGo).not.toHaveBeenCalled();
    isDown = false;
    await openSection("Tender code");
    expect(await screen.findByLabelText(/^Tender Code/)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Try Again" }));
    expect(screen.getByLabelText(/^Number on the Gift Card/)).toHaveValue(untouched.number);
    expect(screen.getByLabelText(/^PIN/)).toHaveValue(untouched.pin);
    await press("Apply Gift Card");
    expect(await screen.findByText(/^Gift card ending in 3017/)).toBeVisible();
  });

  it("whose response was lost is applied once, however often it is retried", async () => {
    let lost = 1;
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path.endsWith("/ApplyGiftCardTender") && lost-- > 0) throw new TypeError("Failed to fetch");
        return answer;
      },
    });
    await enterGiftCard(untouched);
    const dialog = await screen.findByRole("dialog", { name: "Network Error" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText(/^Gift card ending in 3017/)).toBeVisible();
    const [first, second] = page.callsTo("ApplyGiftCardTender");
    expect(second?.key).toBe(first?.key);
    expect(screen.getByLabelText(/^Number on the Gift Card/)).not.toHaveAccessibleDescription();
    expect(page.storage.size).toBe(0);
  });
});

describe("a refusal on the payment step", () => {
  it("shows the service's message, never its code [ERR-24] (AMB-117)", async () => {
    const { errorCodes } = tenderOperations.applyTenderCode;
    const codes = [...errorCodes];
    const page = await open({
      wire: async (path, send) => {
        if (!path.endsWith("/ApplyTenderCode")) return send();
        const { orderSummary, paymentData } = page.store.get(checkoutAtom) ?? {};
        const unchanged = { orderSummary, tenderCodesData: paymentData?.tenderCodesData };
        const message = `No, for reason ${codes.length}.`;
        return Response.json({ ...unchanged, isSuccess: false, errorCode: codes[0], message });
      },
    });
    await openSection("Tender code");
    const field = await screen.findByLabelText(/^Tender Code/);
    await userEvent.type(field, "AAAA-BBBB-CCCC");
    for (; codes.length > 0; codes.shift()) {
      await press("Apply Tender Code");
      const message = expect.stringContaining(`No, for reason ${codes.length}.`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
      expect(document.body).not.toHaveTextContent(codes[0] ?? "");
    }
    expect(page.callsTo("ApplyTenderCode")).toHaveLength(errorCodes.length);
  });

  it("of a card shows a message, too [ERR-24] [PAY-36]", async () => {
    const refused = { errorCode: "CardRefused", message: "This card cannot be used here." };
    await open({
      wire: async (path, send) =>
        path.endsWith("/SavePayment")
          ? Response.json({ ...(await (await send()).json()), isSuccess: false, ...refused })
          : send(),
    });
    await userEvent.type(screen.getByLabelText(/^Card Number/), "4111111111111112");
    await userEvent.type(screen.getByLabelText(/^Expiration Date/), "1229");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await press("Next: Review & Place Order");
    expect(screen.getByLabelText(/^Card Number/)).toHaveAccessibleDescription(
      /^The credit card number you entered is not valid\./,
    );
    await userEvent.type(screen.getByLabelText(/^Card Number/), "{Backspace}1");
    await press("Next: Review & Place Order");
    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(document.body).not.toHaveTextContent(refused.errorCode);
  });
});

describe("a tender code on the payment step", () => {
  it("pays a part, and can be removed [CALL-050] [CALL-051]", async () => {
    const page = await open();
    await openSection("Tender code");
    await userEvent.type(await screen.findByLabelText(/^Tender Code/), code);
    await press("Apply Tender Code");
    expect(await screen.findByText(/^Store credit ending in 9A3T/)).toBeVisible();
    expect(JSON.parse(page.callsTo("ApplyTenderCode")[0]?.body ?? "")).toEqual({ tenderCodeNumber: code });
    await press("Remove Store credit ending in 9A3T");
    await waitFor(() => expect(screen.queryByText(/^Store credit ending/)).toBeNull());
    const { body = "" } = page.callsTo("RemoveTenderCode")[0] ?? {};
    expect(Object.keys(JSON.parse(body))).toEqual(["number"]);
  });

  it("that is unknown or expired is refused at its field with the service's message", async () => {
    await open();
    await openSection("Tender code");
    const field = await screen.findByLabelText(/^Tender Code/);
    for (const [typed, text] of [
      ["AAAA-BBBB-CCCC", /could not find this tender code/],
      ["ZD9F-2J7V-4E8G", /has expired/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await press("Apply Tender Code");
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
      expect(field).toHaveValue(typed);
    }
  });
});

describe("a promo code on the payment step", () => {
  async function enter(typed: string) {
    if (screen.queryByLabelText(/^Promo Code/) === null) await openSection("Promo code");
    await userEvent.type(await screen.findByLabelText(/^Promo Code/), typed);
    await press("Apply Promo Code");
  }

  it("is verified, applied, followed by a validation of the cart, and can be removed [CALL-046] [CALL-047] [TEND-04]", async () => {
    const page = await open();
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    await enter("LAMPS20");
    expect(await screen.findByText("Promo code LAMPS20")).toBeVisible();
    await waitFor(() =>
      expect(namesOf(page)).toEqual(["VerifyPromoCode", "ApplyPromoCode", "ValidateCart", "RefreshCheckout"]),
    );
    expect(JSON.parse(page.callsTo("VerifyPromoCode")[0]?.body ?? "")).toEqual({ code: "LAMPS20" });
    await waitFor(() => expect(summaryRow("Discount (LAMPS20)")).toHaveTextContent(/^-\$/));
    expect(scrollTo).not.toHaveBeenCalled();
    await press("Remove Promo code LAMPS20");
    await waitFor(() => expect(screen.queryByText("Promo code LAMPS20")).toBeNull());
    expect(page.callsTo("RemovePromoCode")).toHaveLength(1);
    expect(page.callsTo("ValidateCart")).toHaveLength(1);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0 }));
    scrollTo.mockRestore();
  });

  it("that is pasted with more than 40 characters stays, with the limit in its message, and is not sent (AMB-299)", async () => {
    const page = await open();
    await openSection("Promo code");
    const field = await screen.findByLabelText(/^Promo Code/);
    await userEvent.click(field);
    await userEvent.paste(`LAMPS20${"X".repeat(40)}`);
    await press("Apply Promo Code");
    expect(field).toHaveValue(`LAMPS20${"X".repeat(40)}`);
    expect(field).toHaveAccessibleDescription("Please use 40 characters at most.");
    expect(namesOf(page)).toEqual([]);
  });

  it("that is refused shows why at its field [ERR-14]", async () => {
    await open();
    await enter("NOSUCH");
    await waitFor(() => expect(screen.getByLabelText(/^Promo Code/)).toHaveAccessibleDescription(/\w/));
    expect(screen.getByLabelText(/^Promo Code/)).toHaveValue("NOSUCH");
  });

  it("while strangers try wrong ones says after a wrong one to sign in or to wait, and the code stays (AMB-286) (AMB-330)", async () => {
    const forget = await exhaustCodes(service());
    await open();
    await enter("NOSUCH");
    await waitFor(() => expect(screen.getByLabelText(/^Promo Code/)).toHaveAccessibleDescription(/\w/));
    await userEvent.clear(screen.getByLabelText(/^Promo Code/));
    await enter("LAMPS20");
    const dialog = await screen.findByRole("dialog", { name: "Please Try Again Later" });
    expect(dialog).toHaveTextContent(
      "Many wrong codes are being tried in our store right now. Sign in to use yours, or try again in a minute.",
    );
    await forget();
    await userEvent.click(within(dialog).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Promo code LAMPS20")).toBeVisible();
  });

  it("that cannot be combined asks which one to use [POP-16] [TEND-03]", async () => {
    const page = await open();
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    await page.shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "SHIPFREE" });
    await enter("LAMPS20");
    const dialog = within(await screen.findByRole("dialog", { name: "Select a Promotion" }));
    expect(page.callsTo("ApplyPromoCode")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    expect(dialog.getByText("Please select a promotion.")).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /LAMPS20/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("Promo code LAMPS20")).toBeVisible();
    expect(page.callsTo("ApplyPromoCode")[0]?.body).toBe('{"promoCode":"LAMPS20"}');
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByLabelText(/^Promo Code/)).toHaveValue("");
    expect(page.callsTo("ValidateCart")).toEqual([]);
    scrollTo.mockRestore();
  });

  it("stays unchanged on Cancel [POP-16]", async () => {
    const page = await open();
    await page.shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "SHIPFREE" });
    await enter("LAMPS20");
    await screen.findByRole("dialog", { name: "Select a Promotion" });
    await press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.callsTo("ApplyPromoCode")).toEqual([]);
  });
});

describe("what is typed and not applied when Next is pressed (AMB-293)", () => {
  const typeCode = async (text: string) => {
    await openSection("Promo code");
    await userEvent.type(await screen.findByLabelText(/^Promo Code/), text);
  };
  const typeCard = async () => {
    await userEvent.type(screen.getByLabelText(/^Card Number/), "4111111111111111");
    await userEvent.type(screen.getByLabelText(/^Expiration Date/), "1230");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
  };
  const next = () => press("Next: Review & Place Order");

  it("is applied before the card is saved", async () => {
    const page = await open();
    await typeCode("LAMPS20");
    await typeCard();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    const names = namesOf(page);
    expect(names.indexOf("ApplyPromoCode")).toBeGreaterThan(-1);
    expect(names.indexOf("SavePayment")).toBeGreaterThan(names.indexOf("ApplyPromoCode"));
    expect(page.store.get(checkoutAtom)?.orderSummary.promoCode).toBe("LAMPS20");
  });

  it("keeps the page and opens its section when it is refused", async () => {
    const page = await open();
    await typeCode("NOSUCHCODE");
    await typeCard();
    await userEvent.click(section("Promo code"));
    await next();
    await waitFor(() => expect(screen.getByLabelText(/^Promo Code/)).toHaveAccessibleDescription(/do not know this/));
    expect(section("Promo code").parentElement).toHaveAttribute("open");
    expect(page.onGo).not.toHaveBeenCalled();
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("needs no card when it pays for everything", async () => {
    const page = await open();
    await openSection("Gift card");
    await userEvent.type(await screen.findByLabelText(/^Number on the Gift Card/), covering.number);
    await userEvent.type(screen.getByLabelText(/^PIN/), covering.pin);
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("is not applied again while its section says that gift cards are unavailable, and a card pays [ERR-19]", async () => {
    const page = await open({
      wire: (path, send) =>
        path.endsWith("/ApplyGiftCardTender") ? Promise.resolve(new Response("{}", { status: 503 })) : send(),
    });
    await openSection("Gift card");
    await userEvent.type(await screen.findByLabelText(/^Number on the Gift Card/), untouched.number);
    await userEvent.type(screen.getByLabelText(/^PIN/), untouched.pin);
    await typeCard();
    await next();
    const dialog = await screen.findByRole("dialog", { name: "Network Error" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(await screen.findByText(/^Gift cards are temporarily unavailable\./)).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("ApplyGiftCardTender")).toHaveLength(1);
  });

  it("is nothing when the field was emptied again", async () => {
    const page = await open();
    await typeCode("LAMPS20");
    await userEvent.clear(screen.getByLabelText(/^Promo Code/));
    await typeCard();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("VerifyPromoCode")).toEqual([]);
  });
});

describe("with a payment provider", () => {
  it("gift cards use its calls, with its spelling [TEND-05] [CALL-055] [CALL-056]", async () => {
    const page = await open({ site: { ...usSite, paymentProvider: { enabled: true } } });
    await enterGiftCard(untouched);
    expect(await screen.findByText(/^Gift card ending in 3017/)).toBeVisible();
    await press("Remove Gift card ending in 3017");
    await waitFor(() => expect(screen.queryByText(/^Gift card ending in 3017/)).toBeNull());
    const [applied, removed] = ["apply-gift-card", "remove-gift-card"].map((name) => page.callsTo(name)[0]);
    expect(applied?.path).toBe("/api/checkout/payment-provider/apply-gift-card");
    expect(JSON.parse(applied?.body ?? "")).toEqual({ cardNumber: untouched.number, cardPin: untouched.pin });
    expect(Object.keys(JSON.parse(removed?.body ?? ""))).toEqual(["cardNumber"]);
    expect(page.callsTo("GiftCardTender")).toEqual([]);
  });
});
