import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useIsMobile } from "./use-is-mobile.ts";

function Width() {
  return <p>{useIsMobile() ? "phone" : "desk"}</p>;
}

it("treats 768 pixels as a phone and 769 as a desktop, also while the window is resized [CONST-01]", async () => {
  await page.viewport(768, 900);
  render(<Width />);
  await expect.element(page.getByText("phone")).toBeVisible();
  await page.viewport(769, 900);
  await expect.element(page.getByText("desk")).toBeVisible();
});
