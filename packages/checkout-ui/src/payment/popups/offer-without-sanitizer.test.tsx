import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { PaymentStep } from "../payment-step.tsx";

// Its script cannot be loaded, as after a deployment.
vi.mock("dompurify", () => {
  throw new TypeError("Failed to fetch");
});

const service = useService();
const site = { ...usSite, cardBins: { ...usSite.cardBins, plcc: ["9002"] } };

it("shows the terms of financing as plain text if what cleans their HTML cannot be loaded [PAY-25]", async () => {
  const page = openShopper(service(), { site });
  await page.bring.toPayment();
  page.show(<PaymentStep {...page.navigation} />);
  await userEvent.type(screen.getByLabelText(/^Card Number/), "9002000000000009");
  await userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Finance this purchase" }));
  expect(await screen.findByText(/12 equal monthly payments/)).toBeVisible();
});
