import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { CardForm, useCardForm } from "./card-form.tsx";

const service = useService();

function Card({ label, idPrefix }: { label: string; idPrefix?: string }) {
  const form = useCardForm({ idPrefix });
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <CardForm form={form} />
      <button type="submit">Pay</button>
    </form>
  );
}

it("two card forms of one page share no id by idPrefix, and each leads to its own fields", async () => {
  openShopper(service()).show(
    <>
      <Card label="First" />
      <Card label="Second" idPrefix="second" />
    </>,
  );
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["card-number", "second-card-number", "second-card-expiry"]));
  expect(new Set(ids).size).toBe(ids.length);

  const [first, second] = ["First", "Second"].map((name) => within(screen.getByRole("form", { name })));
  await userEvent.click(second?.getByText("Card Number") as HTMLElement);
  await userEvent.keyboard("4111");
  expect(second?.getByLabelText(/^Card Number/)).toHaveValue("4111");
  expect(first?.getByLabelText(/^Card Number/)).toHaveValue("");
  await userEvent.click(second?.getByRole("button", { name: "Pay" }) as HTMLElement);
  expect(second?.getByLabelText(/^Card Number/)).toHaveFocus();
  expect(second?.getByLabelText(/^Card Number/)).toHaveAccessibleDescription(/is not valid/);
  expect(first?.getByLabelText(/^Card Number/)).not.toHaveAttribute("aria-invalid");
});
