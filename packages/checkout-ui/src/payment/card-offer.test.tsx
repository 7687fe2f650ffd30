import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { PaymentStep } from "./payment-step.tsx";

const service = useService();
beforeAll(() => import("dompurify"));

const storeCard = "9002000000000009";
const site = { ...usSite, cardBins: { ...usSite.cardBins, plcc: ["9002"] } };

type Wire = NonNullable<Parameters<typeof openShopper>[1]>["wire"];

/** The payment step after "Next" with the store's credit card. */
async function open({ card = storeCard, wire }: { card?: string; wire?: Wire } = {}) {
  const page = openShopper(service(), { site, ...(wire && { wire }) });
  await page.bring.toPayment();
  page.show(<PaymentStep {...page.navigation} />);
  await userEvent.type(screen.getByLabelText(/^Card Number/), card);
  await next();
  return { page, dialog: within(await screen.findByRole("dialog", { name: "Please select an offer" })) };
}
const next = () => userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
const choices = (page: Awaited<ReturnType<typeof open>>["page"]) =>
  page.callsTo("SavePlccOfferSelection").map(({ body }) => JSON.parse(body));
const rewards = "Earn rewards on this purchase";
const financing = "Finance this purchase";

describe("the offer of the store's credit card", () => {
  it("appears between payment and review, with rewards selected, which Continue keeps [PAY-23] [PAY-24] [CALL-071]", async () => {
    const { page, dialog } = await open();
    expect(page.onGo).not.toHaveBeenCalled();
    expect(dialog.getByRole("radio", { name: rewards })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(choices(page)).toEqual([{ selectedOption: 1 }]);
    expect(screen.getByText("Linden & Loam CC ending in 0009")).toBeVisible();
  });

  it("shows the terms of financing, returns to rewards on Decline, and saves it on Accept [PAY-25]", async () => {
    const { page, dialog } = await open();
    await userEvent.click(dialog.getByRole("radio", { name: financing }));
    expect(await dialog.findByText(/12 equal monthly payments/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    expect(dialog.getByRole("radio", { name: rewards })).toBeChecked();
    expect(dialog.queryByText(/12 equal monthly payments/)).toBeNull();
    expect(choices(page)).toEqual([]);
    await userEvent.click(dialog.getByRole("radio", { name: financing }));
    await userEvent.click(await dialog.findByRole("button", { name: "Accept" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(choices(page)).toEqual([{ selectedOption: 2 }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("keeps the rewards when it is closed [PAY-24]", async () => {
    const { page, dialog } = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(choices(page)).toEqual([{ selectedOption: 1 }]);
  });

  it("gives way to a failed save, and is offered again [PAY-26]", async () => {
    let isDown = true;
    const { page, dialog } = await open({
      wire: (path, send) =>
        isDown && path.includes("SavePlccOfferSelection")
          ? Promise.resolve(new Response("{}", { status: 500 }))
          : send(),
    });
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("We could not save your choice. Please try again.");
    expect(dialog.queryByRole("radio")).toBeNull();
    const [close] = dialog.getAllByRole("button", { name: "Close" });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.onGo).not.toHaveBeenCalled();
    isDown = false;
    await next();
    const again = within(await screen.findByRole("dialog", { name: "Please select an offer" }));
    await userEvent.click(again.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  });

  it("shows the service's message in place of the choice, and goes on [PAY-26]", async () => {
    const { page, dialog } = await open({ card: "9002000000000017" });
    expect(dialog.getByRole("alert")).toHaveTextContent("This purchase does not qualify for an offer.");
    expect(dialog.queryByRole("radio")).toBeNull();
    const [close] = dialog.getAllByRole("button", { name: "Close" });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(choices(page)).toEqual([]);
  });
});
