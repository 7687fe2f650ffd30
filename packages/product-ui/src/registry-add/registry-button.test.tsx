import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RegistryBlock } from "./find-registry-block.ts";
import { RegistryButton, type RegistryButtonProps } from "./registry-button.tsx";
import { useAddedFlag } from "./use-added-flag.ts";

/** Presses the button of a form; returns the submitted intent, or null if nothing was submitted. */
function press(props: Partial<RegistryButtonProps>): FormDataEntryValue | null {
  let intent: FormDataEntryValue | null = null;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        intent = new FormData(event.currentTarget, submitter).get("intent");
      }}
    >
      <RegistryButton block={null} {...props} />
    </form>,
  );
  fireEvent.click(screen.getByRole("button"));
  return intent;
}

describe("RegistryButton", () => {
  it("submits its form with the intent of a registry [REG-10]", () => {
    expect(press({})).toBe("addToRegistry");
    expect(screen.getByRole("button", { name: "Add to Registry" })).not.toHaveAttribute("aria-disabled");
  });

  it("does nothing while an add is loading [REG-10]", () => {
    expect(press({ busy: true })).toBeNull();
    expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  });

  it.each<[RegistryBlock, string]>([
    ["madeToOrder", "It is made to order, so it cannot be added to a registry."],
    ["notStocked", "Gift cards and donations cannot be added to a registry."],
    ["personalization", "Please correct your text before you add it to a registry."],
  ])("is disabled for %s and says why beside it [REG-10]", (block, reason) => {
    expect(press({ block })).toBeNull();
    const button = screen.getByRole("button", { name: "Add to Registry" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription(reason);
    // Without scripts, too.
    expect(button).toHaveAttribute("type", "button");
    expect(screen.getByText(reason)).toBeVisible();
  });

  it("names its product on a card", () => {
    press({ name: "Beacon Table Lamp" });
    expect(screen.getByRole("button", { name: "Add to Registry Beacon Table Lamp" })).toBeVisible();
  });
});

describe("useAddedFlag", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const Page = ({ added }: { added: object | null }) => <RegistryButton block={null} isAdded={useAddedFlag(added)} />;
  const label = () => screen.getByRole("button").textContent;

  it("shows ADDED for three seconds after an add, then the usual label [REG-09]", () => {
    const { rerender } = render(<Page added={null} />);
    expect(label()).toBe("Add to Registry");
    rerender(<Page added={{}} />);
    expect(label()).toBe("ADDED");
    act(() => vi.advanceTimersByTime(2999));
    expect(label()).toBe("ADDED");
    act(() => vi.advanceTimersByTime(1));
    expect(label()).toBe("Add to Registry");
  });

  it("begins anew with another add [REG-09]", () => {
    const { rerender } = render(<Page added={{}} />);
    act(() => vi.advanceTimersByTime(2000));
    rerender(<Page added={{}} />);
    act(() => vi.advanceTimersByTime(2000));
    expect(label()).toBe("ADDED");
    act(() => vi.advanceTimersByTime(1000));
    expect(label()).toBe("Add to Registry");
  });
});
