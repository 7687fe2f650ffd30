import { afterEach, expect, it } from "vitest";
import { restoreFields } from "./restore-fields.ts";
import { keepFields } from "./saved-fields.ts";

const texts = `<details><input name="text.line-1"><select name="text.font"><option>Block<option>Script</select></details>`;
const choices = `<input type="hidden" name="sku" value="102401"><input type="hidden" name="nonce" value="n-1">
  <input type="radio" name="fulfillment" value="ship" checked><input type="radio" name="fulfillment" value="pickup">
  <select name="locationId"><option>store-1<option>store-2</select>
  <input type="checkbox" name="installation" value="wall">`;

afterEach(() => document.body.replaceChildren());

function toForm(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  document.body.append(form);
  return form;
}
const set = (form: HTMLFormElement, name: string, value: string) =>
  Object.assign(form.elements.namedItem(name) as object, { value });
const entriesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A form that was filled in before a sign-in. */
function keep() {
  const form = toForm(choices + texts);
  set(form, "text.line-1", "Ada");
  set(form, "text.font", "Script");
  set(form, "locationId", "store-2");
  for (const name of ["pickup", "wall"]) form.querySelector<HTMLInputElement>(`[value=${name}]`)?.click();
  keepFields(form);
  form.remove();
}
const chosen = { fulfillment: "pickup", locationId: "store-2", installation: "wall" };
const typed = { "text.line-1": "Ada", "text.font": "Script" };

it("restores texts, store and installation once, and no hidden value [REG-11]", () => {
  keep();
  const form = toForm((choices + texts).replace("n-1", "n-2"));
  restoreFields(form, "102401");
  expect(entriesOf(form)).toEqual({ sku: "102401", nonce: "n-2", ...chosen, ...typed });
  expect(form.querySelector("details")?.open).toBe(true);
  const again = toForm(choices + texts);
  restoreFields(again, "102401");
  expect(entriesOf(again)).toMatchObject({ fulfillment: "ship", "text.line-1": "" });
});

it("restores the fields that come later", async () => {
  keep();
  const form = toForm(choices);
  restoreFields(form, "102401");
  form.insertAdjacentHTML("beforeend", texts);
  await expect.poll(() => entriesOf(form)).toMatchObject({ ...chosen, ...typed });
});

it("restores nothing for another product", () => {
  keep();
  const form = toForm(choices + texts);
  restoreFields(form, "100401");
  expect(entriesOf(form)).toMatchObject({ fulfillment: "ship", "text.line-1": "" });
});
