import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sofa } from "../samples/sample-products.ts";
import { DeliveryCheck, type DeliveryCheckProps } from "./delivery-check.tsx";

const stores = [
  { locationId: "a", name: "Chicago, Fulton Row", distance: { value: 2.1, unit: "mi" as const } },
  { locationId: "b", name: "Austin, Barton Yard" },
];

function show(
  delivery: DeliveryCheckProps["product"]["delivery"],
  pickupStores = stores,
  refused: DeliveryCheckProps["refused"] = null,
) {
  render(
    <DeliveryCheck
      product={{ ...sofa, delivery, pickupStores }}
      refused={refused}
      postalCodeLabel="ZIP Code"
      phone={{ text: "(312) 555-0100", url: "tel:3125550100" }}
    />,
  );
  return screen.getByRole("region", { name: "Delivery and pickup" });
}

it("shows the charge and the phone number before a postal code is known", () => {
  const region = show({ postalCode: null, charge: "From $99.00" });
  expect(region).toHaveTextContent("Delivery: From $99.00.");
  expect(screen.getByRole("link", { name: "(312) 555-0100" })).toHaveAttribute("href", "tel:3125550100");
  expect(region).not.toHaveTextContent("Pickup");
});

it("shows date, charge and the nearest store for a postal code", () => {
  const region = show({ postalCode: "60614", charge: "$99.00", arrival: "Arrives Tue, Dec 8" });
  expect(region).toHaveTextContent("Delivery: $99.00. Arrives Tue, Dec 8 to 60614.");
  expect(region).toHaveTextContent("Pickup: In stock at Chicago, Fulton Row, 2.1 mi");
  expect(screen.getByRole("textbox", { name: "Deliver to ZIP Code" })).toHaveValue("60614");
});

it("says why it cannot be delivered there", () => {
  const region = show({ postalCode: "96921", charge: null, arrival: "Trucks do not go there." }, []);
  expect(region).toHaveTextContent("Trucks do not go there.");
  expect(region).not.toHaveTextContent("Delivery:");
});

it("neither asks where to deliver what is sold out nor promises a date", () => {
  const delivery = { postalCode: "60614", charge: "$99.00", arrival: "Arrives Tue, Dec 8" };
  const product = {
    ...sofa,
    delivery,
    pickupStores: stores,
    deliveryStatus: 3 as const,
    availabilityMessage: "Out of stock",
  };
  const phone = { text: "(312) 555-0100", url: "tel:3125550100" };
  render(<DeliveryCheck {...{ product, phone }} postalCodeLabel="ZIP Code" />);
  const region = screen.getByRole("region", { name: "Delivery and pickup" });
  expect(region.textContent).toMatch(/^Questions\? Call \(312\) 555-0100$/);
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("sends a typed code to the page itself, as the cart does", async () => {
  show({ postalCode: null, charge: "Free" });
  const field = screen.getByRole("textbox", { name: "Deliver to ZIP Code" });
  await userEvent.type(field, "60614");
  const form = field.closest("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).not.toHaveAttribute("action");
  const sent = new FormData(form ?? undefined, screen.getByRole("button", { name: "See delivery date" }));
  expect(Object.fromEntries(sent)).toEqual({ postalCode: "60614", intent: "applyZipCode" });
});

it.each([
  ["in a link", { postalCode: null, charge: "Free", problem: "99999 is not a valid ZIP Code." }, null, ""],
  [
    "that was sent, with the date to the place before",
    { postalCode: "60614", charge: "$99.00", arrival: "Arrives Tue, Dec 8" },
    { postalCode: "99999", problem: "99999 is not a valid ZIP Code." },
    "99999",
  ],
] as const)("gives the reason of a refused code %s [CART-14]", (_, delivery, refused, typed) => {
  show(delivery, stores, refused);
  const field = screen.getByRole("textbox", { name: "Deliver to ZIP Code" });
  expect(field).toHaveAccessibleDescription("99999 is not a valid ZIP Code.");
  expect(field).toBeInvalid();
  expect(field).toHaveValue(typed);
  if ("arrival" in delivery) expect(screen.getByRole("status")).toHaveTextContent("Arrives Tue, Dec 8 to 60614.");
});

it("is absent for what is not delivered", () => {
  render(<DeliveryCheck product={{ ...sofa, delivery: null }} postalCodeLabel="" phone={{ text: "", url: "" }} />);
  expect(screen.queryByRole("region")).toBeNull();
});

it("shows another place where it stands: the field keeps the focus, and the date is announced", () => {
  const props = { postalCodeLabel: "Postal Code", phone: { text: "", url: "" } };
  const before = { ...sofa, delivery: { postalCode: null, charge: "From $129.00" } };
  const { rerender } = render(<DeliveryCheck {...props} product={before} />);
  const [field, status] = [screen.getByRole<HTMLInputElement>("textbox"), screen.getByRole("status")];
  field.value = "k1a0b1";
  field.focus();
  const delivery = { postalCode: "K1A 0B1", charge: "$129.00", arrival: "Arrives Tue, Dec 8" };
  rerender(<DeliveryCheck {...props} product={{ ...sofa, delivery }} />);
  expect(field).toHaveFocus();
  expect(field).toHaveValue("K1A 0B1");
  expect(status).toHaveTextContent("Delivery: $129.00. Arrives Tue, Dec 8 to K1A 0B1.");
});

it("neither asks for a postal code nor states a charge of the site for an order abroad", () => {
  const product = { ...sofa, delivery: { postalCode: null, charge: "From $99.00" } };
  render(<DeliveryCheck product={product} abroad="Japan" postalCodeLabel="ZIP Code" phone={{ text: "", url: "" }} />);
  const region = screen.getByRole("region", { name: "Delivery and pickup" });
  expect(region).toHaveTextContent("Delivery to Japan: one rate for the whole order, which your cart shows.");
  expect(region).not.toHaveTextContent("$99.00");
  expect(screen.queryByRole("textbox")).toBeNull();
});
