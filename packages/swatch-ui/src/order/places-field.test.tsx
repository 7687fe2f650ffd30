import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moveDelayMs, PlacesField, type SwatchPlace } from "./places-field.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const evanston: SwatchPlace = { address1: "12 Mill Yard", city: "Evanston", state: "IL", postalCode: "60201" };

function show() {
  const find = vi.fn(async () => [evanston]);
  const provider = { load: vi.fn(async () => find) };
  const onPick = vi.fn();
  function Entry() {
    const [value, setValue] = useState("");
    return (
      <PlacesField
        label="Address 1"
        name="address1"
        value={value}
        onChange={setValue}
        provider={provider}
        onPick={onPick}
      />
    );
  }
  const { container } = render(<Entry />);
  return { find, provider, onPick, container };
}
const type = async (text: string) => {
  fireEvent.focus(screen.getByRole("textbox"));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(200));
};

describe("Address 1 with suggested places", () => {
  it("loads nothing before it has the focus, then fills four fields [SWAT-27]", async () => {
    const { find, provider, onPick } = show();
    expect(provider.load).not.toHaveBeenCalled();
    await type("12 M");
    expect(provider.load).toHaveBeenCalledTimes(1);
    expect(find).toHaveBeenCalledWith("12 M", expect.anything());
    fireEvent.click(screen.getByRole("button", { name: "12 Mill Yard, Evanston, IL 60201" }));
    expect(onPick).toHaveBeenCalledWith(evanston);
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("moves the list beside the field 300 ms after it opened [SWAT-53]", async () => {
    const { container } = show();
    await type("12 Mill");
    expect(moveDelayMs).toBe(300);
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(container).not.toContainElement(screen.getByRole("list"));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(container).toContainElement(screen.getByRole("list"));
  });

  it("closes the list on Escape and keeps the text", async () => {
    show();
    await type("12 Mill");
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.getByRole("textbox")).toHaveValue("12 Mill");
  });
});
