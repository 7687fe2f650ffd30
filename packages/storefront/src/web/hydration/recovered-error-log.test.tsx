import { createShopperStore } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { render, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";
import { RecoveredErrorLog } from "./recovered-error-log.tsx";
import { reportRecoveredError } from "./recovered-errors.ts";

it("errors of hydration are logged to the console, and to the service as soon as the page is able to", async () => {
  window.history.replaceState(null, "", "/cart?email=ann@example.com");
  const logged: unknown[] = [];
  const fetch = async (url: string, { body }: RequestInit) => {
    logged.push([url, JSON.parse(String(body))]);
    return new Response(null, { status: 204 });
  };
  const toEntry = (message: string) => ["/Checkout/Log", { message: `/cart: Error: ${message}`, level: "warn" }];
  const console = vi.spyOn(globalThis.console, "error").mockReturnValue();
  reportRecoveredError(new Error("During hydration"));
  render(
    <Provider store={createShopperStore({ site: usSite, client: { baseUrl: "", fetch } })}>
      <RecoveredErrorLog />
    </Provider>,
  );
  await waitFor(() => expect(logged).toEqual([toEntry("During hydration")]));
  reportRecoveredError(new Error("Of a later part"));
  await waitFor(() => expect(logged).toEqual([toEntry("During hydration"), toEntry("Of a later part")]));
  expect(console).toHaveBeenCalledTimes(2);
  console.mockRestore();
});
