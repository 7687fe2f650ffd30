import type { StoreSite } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PaymentStep } from "../payment/payment-step.tsx";
import { getNumberDelayMs } from "./use-card-form.ts";

const service = useService();
beforeAll(() => import("dompurify"));
afterEach(() => void vi.useRealTimers());

const site = {
  ...usSite,
  cardBins: {
    proprietary: ["9001"],
    plcc: ["9002"],
    imprint: ["9003"],
    coBrand: ["52999001"],
    reissuedCoBrand: ["52989001"],
  },
};
async function open(own: StoreSite = site) {
  const page = openShopper(service(), { site: own });
  await page.bring.toPayment();
  page.show(<PaymentStep {...page.navigation} />);
  return page;
}
const number = () => screen.getByLabelText<HTMLInputElement>(/^Card Number/);
const marks = () => [...document.querySelectorAll("[data-mark]")].map((mark) => mark.getAttribute("data-mark"));
const next = () => userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));

describe("the card form", () => {
  it("shows the accepted cards, and says once how the number is protected", async () => {
    await open();
    expect(marks()).toEqual(["VISA", "MC", "AMEX", "DISC"]);
    expect(screen.getAllByText("Your card number is encrypted on its way, and we do not keep it.")).toHaveLength(1);
  });

  it.each([
    ["4", "Visa", "VISA"],
    ["55", "MasterCard", "MC"],
    ["34", "American Express", "AMEX"],
    ["6011", "Discover", "DISC"],
    ["622", "Discover", "DISC"],
    ["9001", "Store Card", "CARD"],
    ["9002", "Linden & Loam CC", "CC"],
    ["52999001", "Linden & Loam MC", "MC"],
  ])("names the card that starts with %s %s and shows its mark [PAY-10] [PAY-11]", async (typed, name, mark) => {
    await open();
    await userEvent.type(number(), typed);
    expect(number()).toHaveAccessibleDescription(name);
    expect(marks()).toEqual([mark]);
  });

  it("refuses a reissued card at its number [PAY-44] [ERR-21]", async () => {
    const page = await open();
    await userEvent.type(number(), "5298900100000018");
    await next();
    expect(number()).toHaveAccessibleDescription(/^Card has been reissued\. Please use new card\./);
    expect(number()).toHaveFocus();
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it.each([
    ["reissued card", "5298900100000018", "Card has been reissued. Please use new card."],
    ["wrong number", "4111111111111112", "The credit card number you entered is not valid."],
  ])("shows the service's refusal of a %s at the number [ERR-21]", async (_, digits, text) => {
    const page = await open({ ...usSite, luhn: false });
    await userEvent.type(number(), digits);
    await userEvent.type(screen.getByLabelText(/^Expiration/), "1229");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await next();
    await waitFor(() => expect(number()).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(page.callsTo("SavePayment")).toHaveLength(1);
    expect(number()).toHaveFocus();
  });

  it("shows a general refusal of the service, and keeps the input", async () => {
    const page = await open();
    await userEvent.type(number(), "4000000000000168");
    await userEvent.type(screen.getByLabelText(/^Expiration/), "1229");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await next();
    expect(await screen.findByText(/^This card cannot be used here\./)).toBeVisible();
    expect(number()).toHaveValue("4000 0000 0000 0168");
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("opens the service's help for the security code and returns the focus [POP-13]", async () => {
    const page = await open();
    const link = screen.getByRole("link", { name: "Where is my security code?" });
    await userEvent.click(link);
    expect(await screen.findByRole("dialog", { name: "Where Is My Security Code?" })).toHaveTextContent(
      /last 3 digits/,
    );
    expect(page.callsTo("PopupV2").map(({ path }) => path)).toEqual([link.getAttribute("href")]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
  });

  const android =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
  it.each([
    [android, 250],
    [`${android} EdgA/142.0.0.0`, 0],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36", 0],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
      0,
    ],
  ])("waits in %s for %i ms before it formats the number [PAY-47]", async (userAgent, delayMs) => {
    expect(getNumberDelayMs(userAgent)).toBe(delayMs);
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    await open();
    vi.useFakeTimers();
    fireEvent.change(number(), { target: { value: "41111111" } });
    fireEvent.change(screen.getByLabelText(/^Expiration/), { target: { value: "1229" } });
    if (delayMs > 0) expect(number()).toHaveValue("41111111");
    act(() => void vi.advanceTimersByTime(delayMs));
    expect(number()).toHaveValue("4111 1111");
    expect(screen.getByLabelText(/^Expiration/)).toHaveValue("12/29");
    vi.restoreAllMocks();
  });
});
