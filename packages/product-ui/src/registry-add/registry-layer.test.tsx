import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { offersChecklist } from "../registry/registry-types.ts";
import { addedItem, addedTarget } from "./registry-add.samples.ts";
import { RegistryLayer, type RegistryLayerProps } from "./registry-layer.tsx";

function show(props: Partial<RegistryLayerProps> = {}) {
  const onClose = vi.fn();
  render(
    <RegistryLayer
      addedItemCount={3}
      items={[addedItem]}
      hasText={false}
      phone="(416) 555-0151"
      hours="Mon-Sun 8 am-9 pm CT"
      target={addedTarget}
      isOpen
      isScanning={false}
      scanUrl="/gift-registry/scan"
      {...props}
      onClose={onClose}
    />,
  );
  return onClose;
}

describe.each(["popup", "drawer"] as const)("RegistryLayer as a %s", (layout) => {
  it("says how many were added, and leads on [REG-01, REG-02, REG-12]", async () => {
    const onClose = show({ layout });
    expect(screen.getByRole("dialog", { name: "3 items added to your registry" })).toBeVisible();
    const hrefs = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(hrefs).toEqual([
      ["(416) 555-0151", "tel:4165550151"],
      ["View Checklist", "/gift-registry/checklist/r-1"],
      ["View Registry", "/gift-registry/registrant-list"],
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Continue Shopping" }));
    expect(onClose).toHaveBeenCalled();
  });

  it("leads to the scanning page in scan mode [REG-02]", () => {
    show({ layout, isScanning: true });
    expect(screen.getByRole("link", { name: "Scan Another Item" })).toHaveAttribute("href", "/gift-registry/scan");
    expect(screen.queryByText("Continue Shopping")).toBeNull();
  });

  it("closes on the scanning page itself [REG-02]", async () => {
    const onClose = show({ layout, isScanning: true, scanUrl: undefined });
    await userEvent.click(screen.getByRole("button", { name: "Scan Another Item" }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe("RegistryLayer", () => {
  it("has a help line with the phone number and hours [REG-04]", () => {
    show();
    expect(screen.getByText(/Questions about your registry/)).toHaveTextContent(
      "Questions about your registry? Call (416) 555-0151, open Mon-Sun 8 am-9 pm CT.",
    );
  });

  it("says that a text is not kept", () => {
    show({ hasText: true });
    expect(
      screen.getByText("The text is not kept in the registry. It can be added when the gift is bought."),
    ).toBeVisible();
  });

  it.each([
    [true, "br", true],
    [true, "bb", true],
    [true, "hw", false],
    [true, "an", false],
    [false, "br", false],
    [false, "bb", false],
    [false, "hw", false],
  ])("with checklists %s offers that of a registry %s: %s [REG-03]", (hasChecklists, registryType, isOffered) => {
    expect(offersChecklist({ hasChecklists, registryType })).toBe(isOffered);
    show({ target: { ...addedTarget, hasChecklists, registryType } });
    expect(screen.queryByRole("link", { name: "View Checklist" }) !== null).toBe(isOffered);
  });
});
