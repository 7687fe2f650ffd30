import { showDialogAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ShippingStep } from "../shipping/shipping-step.tsx";
import { DialogQueue } from "./dialog-queue.tsx";

// Preloaded, so that a slow machine does not take seconds of the test.
beforeAll(() => import("./dialog-popup.tsx"));

const service = useService();

describe("the network error", () => {
  const unreachable = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

  async function lose(answer = unreachable) {
    let isDown = true;
    const page = openShopper(service(), {
      wire: (path, send) => (isDown && path.includes("ValidateCart") ? answer() : send()),
    });
    await page.bring.toDelivery();
    page.show(<ShippingStep {...page.navigation} />);
    const next = screen.getByRole("button", { name: "Next" });
    await userEvent.click(next);
    return {
      page,
      next,
      dialog: await screen.findByRole("dialog", { name: "Network Error" }),
      restore: () => {
        isDown = false;
      },
    };
  }

  it("appears after the retries, stops the step and clears loading [POP-14] [CHK-15]", async () => {
    const { page, dialog } = await lose();
    expect(dialog).toHaveTextContent("We are having trouble connecting. Please check your connection and try again.");
    expect(page.callsTo("ValidateCart")).toHaveLength(3);
    expect(page.callsTo("SaveShippingAddress")).toEqual([]);
    expect(page.callsTo("Log")).toHaveLength(1);
    expect(document.querySelector("[data-part=loading-status]")).not.toHaveAttribute("data-loading");
  });

  it.each([503, 504])("also appears after a %i response [POP-14] [ERR-01]", async (status) => {
    const { dialog } = await lose(() => Promise.resolve(Response.json({}, { status })));
    expect(dialog).toHaveTextContent("We are having trouble connecting. Please check your connection and try again.");
  });

  it("sends the shopper to the cart when closed with Escape [POP-17]", async () => {
    const { page } = await lose();
    await userEvent.keyboard("{Escape}");
    expect(page.onGo).toHaveBeenCalledWith("/checkout/cart");
  });

  it("repeats the step with its input on Try Again and returns the focus [POP-14]", async () => {
    const { page, next, restore } = await lose();
    restore();
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    await waitFor(() => expect(next).toHaveFocus());
  });
});

describe("too many tries", () => {
  it("say how long to wait, keep the input, and are repeated on Try Again", async () => {
    let isRefused = true;
    const message = "You have tried too often. Please try again in 15 minutes.";
    const body = { isSuccess: false, errorCode: "TooManyRequests", message };
    const page = openShopper(service(), {
      wire: async (path, send) =>
        isRefused && path.includes("ValidateCart") ? Response.json(body, { status: 429 }) : send(),
    });
    await page.bring.toDelivery();
    page.show(<ShippingStep {...page.navigation} />);
    const address2 = screen.getByLabelText(/^Address 2/);
    await userEvent.type(address2, "Apt 9");
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    const dialog = await screen.findByRole("dialog", { name: "Please Try Again Later" });
    expect(dialog).toHaveTextContent(`${message} Nothing you entered is lost.`);
    await userEvent.click(screen.getByRole("button", { name: "Not Now" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(page.onGo).not.toHaveBeenCalled();
    expect(address2).toHaveValue("Apt 9");
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    isRefused = false;
    await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
  });
});

describe("the generic error", () => {
  it("reloads the page with its button and keeps the focus inside [ERR-06] [ERR-04]", async () => {
    const page = openShopper(service());
    const onRefresh = vi.fn();
    page.show(<DialogQueue onGo={page.onGo} onRefresh={onRefresh} />);
    act(() => page.store.set(showDialogAtom, { kind: "generic" }));
    const dialog = await screen.findByRole("dialog", { name: "We're Sorry." });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole("button", { name: "Refresh Page" }));
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(page.onGo).not.toHaveBeenCalled();
  });
});
