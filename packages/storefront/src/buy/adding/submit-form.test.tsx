import { registryIntent } from "@store/product-ui/registry-button";
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SubmitForm } from "./submit-form.tsx";

it("lets the browser submit the form of a card once, with its intent, and ends its wait", () => {
  const form = document.createElement("form");
  form.innerHTML = '<input type="hidden" name="sku" value="100401" />';
  const fields = new FormData(form);
  fields.set("intent", registryIntent);
  const submitted: object[] = [];
  vi.spyOn(form, "submit").mockImplementation(() => submitted.push(Object.fromEntries(new FormData(form))));
  const press = { form, fields, onAnswer: vi.fn() };
  const { rerender } = render(<SubmitForm presses={[press]} returnedSku={null} />);
  rerender(<SubmitForm presses={[press]} returnedSku={null} />);
  expect(submitted).toEqual([{ sku: "100401", intent: "addToRegistry" }]);
  expect(press.onAnswer).toHaveBeenCalledOnce();
  // After Back, another button of the form submits its own intent.
  expect(new FormData(form).has("intent")).toBe(false);
});
