import type { Locator } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart } from "./set-up/cart.ts";
import { expect, expectScripts, test } from "./set-up/journey.ts";

type Press = Pick<KeyboardEventInit, "key" | "altKey" | "ctrlKey" | "metaKey" | "isComposing">;

/** Presses a key as an input method or a shortcut does, and says whether the page took it from the browser. */
async function isTaken(place: Locator, press: Press): Promise<boolean> {
  return place.evaluate(
    (element, init) =>
      !element.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })),
    press,
  );
}

test("keys with Alt, Ctrl or Cmd, and those of an input method, stay with the browser", {
  tag: ["@us-desktop", "@one-width"],
}, async ({ page, storeUrl }) => {
  const wide = page.viewportSize();
  // A tablet has the pictures in a strip.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
  await expectScripts(page);
  const pictures = page.locator('[data-part="gallery-strip"]');
  for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const)
    expect(await isTaken(pictures, { key: "ArrowRight", [modifier]: true }), modifier).toBe(false);
  await expect(page.getByRole("link", { name: /^Picture 1 of/ })).toHaveAttribute("aria-current", "true");
  expect(await isTaken(pictures, { key: "ArrowRight" })).toBe(true);
  await expect(page.getByRole("link", { name: /^Picture 2 of/ })).toHaveAttribute("aria-current", "true");
  if (wide) await page.setViewportSize(wide);
  await expect(page.getByRole("link", { name: /^Picture 2 of/ })).toBeHidden();
  const drawing = page.getByRole("img", { name: /^Drawn from/ });
  await expect(drawing).not.toBeInViewport();
  expect(await isTaken(pictures, { key: "End" })).toBe(true);
  await expect(drawing).toBeInViewport({ ratio: 0.9 });

  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.pressSequentially("walnut");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  for (const key of ["ArrowDown", "Escape"]) expect(await isTaken(field, { key, isComposing: true }), key).toBe(false);
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  expect(await isTaken(field, { key: "ArrowDown", altKey: true })).toBe(false);
  expect(await isTaken(field, { key: "ArrowDown" })).toBe(true);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");

  await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }]);
  const quantity = page.getByLabel("Quantity of Beacon Table Lamp");
  await quantity.fill("3");
  expect(await isTaken(quantity, { key: "Enter", isComposing: true })).toBe(false);
  await isTaken(quantity, { key: "Escape", isComposing: true });
  await expect(quantity).toHaveValue("3");
  await isTaken(quantity, { key: "Escape" });
  await expect(quantity).toHaveValue("1");
});
