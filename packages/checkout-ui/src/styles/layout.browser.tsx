import "@store/ui-kit/styles.css";
import "../styles.css";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

afterEach(cleanup);

it("begins a form where the summary beside it begins: a summary of no errors takes no room", () => {
  const { container } = render(
    <div data-part="checkout-main">
      <form>
        <ErrorSummary problems={[]} />
        <p id="first">First Name</p>
      </form>
    </div>,
  );
  const topOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().top;
  const margin = Number.parseFloat(getComputedStyle(container.querySelector("#first") as Element).marginTop);
  expect(topOf("#first")).toBe((topOf("form") ?? 0) + margin);
});
