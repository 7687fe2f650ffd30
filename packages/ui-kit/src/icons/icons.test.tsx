import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CartIcon, CloseIcon } from "./icons.tsx";

it("is hidden beside text and labelled on its own", () => {
  render(
    <>
      <button type="button" aria-label="Close">
        <CloseIcon />
      </button>
      <CartIcon label="Cart" size="1em" />
    </>,
  );
  expect(screen.getByRole("button", { name: "Close" }).firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("img", { name: "Cart" })).toHaveAttribute("width", "1em");
});
