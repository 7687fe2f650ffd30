import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { followTypedFields } from "./follow-typed-fields.ts";

const isVisit = { isReload: false };

function Step({ isReload = true }: { isReload?: boolean }) {
  const [city, setCity] = useState("Chicago");
  useEffect(() => followTypedFields({ storage: sessionStorage, isReload, touched: new Set() }), [isReload]);
  return (
    <>
      <form>
        <input
          aria-label="City"
          name="city"
          autoComplete="shipping address-level2"
          value={city}
          onChange={({ target }) => setCity(target.value)}
        />
        <select aria-label="State" name="state" autoComplete="shipping address-level1" defaultValue="IL">
          <option>IL</option>
          <option>OH</option>
        </select>
        <textarea aria-label="Gift message" name="message" />
        <input aria-label="Residence" type="radio" name="kind" value="home" defaultChecked />
        <input aria-label="Business" type="radio" name="kind" value="work" />
        <input aria-label="Card number" name="number" autoComplete="cc-number" />
        <input aria-label="PIN" name="pin" autoComplete="off" />
        <input aria-label="Password" name="password" type="password" autoComplete="current-password" />
        <input aria-label="Gift card number" name="giftCard" />
      </form>
      <input aria-label="Quantity" name="quantity" />
      <p>Sent to {city}</p>
    </>
  );
}

function open(visit?: { isReload: boolean }) {
  render(<Step {...visit} />);
}
function leave() {
  dispatchEvent(new Event("pagehide"));
  cleanup();
}
const secrets = ["Card number", "PIN", "Password", "Gift card number"];

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function typeAll() {
  await userEvent.clear(screen.getByLabelText("City"));
  await userEvent.type(screen.getByLabelText("City"), "Columbus");
  await userEvent.selectOptions(screen.getByLabelText("State"), "OH");
  await userEvent.type(screen.getByLabelText("Gift message"), "For Otis");
  await userEvent.click(screen.getByLabelText("Business"));
}

it("puts back what was typed, chosen and ticked when the page is refreshed, as often as it is", async () => {
  open(isVisit);
  await typeAll();
  for (const refresh of ["first", "second"]) {
    leave();
    open();
    expect(screen.getByText("Sent to Columbus"), refresh).toBeVisible();
    expect(screen.getByLabelText("State")).toHaveValue("OH");
    expect(screen.getByLabelText("Gift message")).toHaveValue("For Otis");
    expect(screen.getByLabelText("Business")).toBeChecked();
  }
});

it("keeps no card, code, PIN or password, and nothing that is not a form's", async () => {
  open();
  for (const label of [...secrets, "Quantity"]) await userEvent.type(screen.getByLabelText(label), "4111");
  leave();
  expect(sessionStorage).toHaveLength(0);
  open();
  await typeAll();
  for (const label of secrets) await userEvent.type(screen.getByLabelText(label), "4111");
  leave();
  expect(JSON.stringify(sessionStorage)).toContain("Columbus");
  expect(JSON.stringify(sessionStorage)).not.toContain("4111");
});

it("leaves a page that is visited anew as the shop says it, and forgets what was typed before", async () => {
  open();
  await typeAll();
  leave();
  open(isVisit);
  expect(screen.getByText("Sent to Chicago")).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it("does not touch what nobody typed: the shop may know better by now", async () => {
  open();
  await userEvent.type(screen.getByLabelText("Gift message"), "For Otis");
  leave();
  expect(JSON.stringify(sessionStorage)).not.toContain("Chicago");
});

it.each([
  ["words of another page", { path: "/checkout/review", fields: [{ name: "city", value: "Boston", isChecked: null }] }],
  ["a card", { path: location.pathname, fields: [{ name: "number", value: "4111", isChecked: null }] }],
  ["fields without names", { path: location.pathname, fields: [{ value: "Boston" }] }],
  ["a field that has gone", { path: location.pathname, fields: [{ name: "suite", value: "7", isChecked: null }] }],
  ["a number", 7],
])("takes nothing of %s out of the storage", (_, kept) => {
  sessionStorage.setItem("store.typedFields", JSON.stringify(kept));
  open();
  expect(screen.getByText("Sent to Chicago")).toBeVisible();
  expect(screen.getByLabelText("Card number")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

it("leaves a field alone that was typed into before, while it was on its way", () => {
  const fields = [{ name: "city", value: "Boston", isChecked: null }];
  sessionStorage.setItem("store.typedFields", JSON.stringify({ path: location.pathname, fields }));
  document.body.innerHTML = '<form><input name="city" autocomplete="address-level2" value="Columbus"></form>';
  const touched = new Set(document.querySelectorAll("input"));
  const stop = followTypedFields({ storage: sessionStorage, isReload: true, touched });
  expect(document.querySelector("input")).toHaveValue("Columbus");
  leave();
  expect(JSON.stringify(sessionStorage)).toContain("Columbus");
  stop();
  document.body.innerHTML = "";
});

it("takes broken text for nothing", () => {
  sessionStorage.setItem("store.typedFields", "{");
  open();
  expect(screen.getByText("Sent to Chicago")).toBeVisible();
});
