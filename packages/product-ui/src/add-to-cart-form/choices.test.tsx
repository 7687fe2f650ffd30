import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { FulfillmentChoice } from "../fulfillment-choice/fulfillment-choice.tsx";
import { InstallationChoice } from "../installation-choice/installation-choice.tsx";
import { sofa } from "../samples/sample-products.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";

const stores = [
  { locationId: "a", name: "Chicago, Fulton Row", distance: { value: 2.1, unit: "mi" as const } },
  { locationId: "b", name: "Austin, Barton Yard" },
];
const installation = { type: "Assembly and wall fastening", formattedFee: "$99.00" };

function show(shownStores = stores) {
  render(
    <AddToCartForm product={sofa} id="add">
      <FulfillmentChoice stores={shownStores} availability="In stock" />
      <InstallationChoice installation={installation} />
    </AddToCartForm>,
  );
  return () => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined));
}

it("delivers without installation unless something else is chosen [CONF-14]", () => {
  const fields = show();
  expect(fields()).toMatchObject({ fulfillment: "ship" });
  expect(fields()).not.toHaveProperty("installation");
});

it("names the installation with its fee, and sends its type [CONF-03] [CONF-14]", async () => {
  const fields = show();
  await userEvent.click(
    screen.getByRole("checkbox", { name: "Add installation: Assembly and wall fastening, $99.00 per item" }),
  );
  expect(fields()).toMatchObject({ installation: "Assembly and wall fastening" });
});

it("sends the store of a pickup, the nearest first [CONF-14]", async () => {
  const fields = show();
  await userEvent.click(screen.getByRole("radio", { name: "Pick up at a store" }));
  const store = screen.getByLabelText("Store");
  expect(store).toHaveDisplayValue("Chicago, Fulton Row (2.1 mi)");
  await userEvent.selectOptions(store, "Austin, Barton Yard");
  expect(fields()).toMatchObject({ fulfillment: "pickup", locationId: "b" });
});

it("offers no pickup where there is none", () => {
  show([]);
  expect(screen.queryByRole("radio")).toBeNull();
});
