import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ReviewShipments } from "./review-shipments.tsx";

const { bookcase } = sampleSkus;
const service = useService();

it("links to the boxes of items for pickup that may not fit, and of no shipped items [POP-11]", async () => {
  const page = openShopper(service());
  const pickup = { IsPickupSelected: true, Location: "us-chicago" };
  const items = [{ Sku: bookcase, ...pickup }, { Sku: bookcase }];
  await page.shopper.call(cartOperations.addItems, { items });
  await page.bring.toShipping();
  const recipients = page.store.get(checkoutAtom)?.shippingOptions.recipients ?? [];
  page.show(<ReviewShipments shipments={recipients.flatMap(({ shipments }) => shipments)} />);
  expect(screen.getAllByText(/Bookcase/)).toHaveLength(2);
  const link = screen.getByRole("button", { name: /^Oversized item: / });
  await userEvent.click(link);
  const popup = await screen.findByRole("dialog", { name: "Oversized Item" });
  expect(within(popup).getAllByText(/^Box \d/)).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(link).toHaveFocus());
  await waitFor(() => expect(popup).not.toBeInTheDocument());
});
