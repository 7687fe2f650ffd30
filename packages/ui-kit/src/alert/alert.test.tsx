import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Alert } from "./alert.tsx";

describe("Alert", () => {
  it.each([
    ["error", "alert"],
    ["success", "status"],
    ["info", "status"],
  ] as const)("%s is announced as %s", (tone, role) => {
    render(
      <Alert tone={tone} title="Your card was declined.">
        Please try another card.
      </Alert>,
    );
    expect(screen.getByRole(role)).toHaveTextContent("Your card was declined.Please try another card.");
  });

  it("can be focused if the page asks for it", () => {
    render(<Alert tone="error" id="header_payment" tabIndex={-1} ref={(element) => element?.focus()} />);
    expect(document.getElementById("header_payment")).toHaveFocus();
  });
});
