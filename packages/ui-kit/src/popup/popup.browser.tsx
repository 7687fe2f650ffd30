import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulateMedia } from "../emulate-media.fixture.ts";
import { Popup } from "./popup.tsx";

afterEach(async () => {
  cleanup();
  await emulateMedia();
});

/** A button that opens a popup, with a button in it that opens another one. */
function Page({ role, paragraphs = 1 }: { role?: "alertdialog"; paragraphs?: number }) {
  const [open, setOpen] = useState<"none" | "outer" | "inner">("none");
  return (
    <>
      <button type="button" onClick={() => setOpen("outer")}>
        Ship to
      </button>
      <Popup.Root isOpen={open !== "none"} onClose={() => setOpen("none")} {...(role && { role })}>
        <Popup.Title>Delivery</Popup.Title>
        <Popup.Body>
          {Array.from({ length: paragraphs }, (_, index) => (
            <p key={`p${index + 1}`}>Two people carry it into the room of your choice and take the boxes away.</p>
          ))}
          <button type="button" onClick={() => setOpen("inner")}>
            What is a freight delivery?
          </button>
          <Popup.Root isOpen={open === "inner"} onClose={() => setOpen("outer")}>
            <Popup.Title>Freight</Popup.Title>
          </Popup.Root>
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Cancel</Popup.Close>
          <button type="button">Continue</button>
        </Popup.Actions>
      </Popup.Root>
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Ship to" });
async function open(props: Parameters<typeof Page>[0] = {}) {
  render(<Page {...props} />);
  opener().focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole(props.role ?? "dialog", { name: "Delivery" });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  return dialog.element() as HTMLElement;
}

describe("Popup", () => {
  it("stays open after a double press of its button, whose second press is beside it", async () => {
    render(<Page />);
    await userEvent.dblClick(opener());
    const dialog = page.getByRole("dialog", { name: "Delivery" });
    await expect.element(dialog).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(dialog.element()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it("traps the focus for every key and returns it on Escape", async () => {
    const dialog = await open();
    for (let click = 0; click < 6; click += 1) {
      await userEvent.keyboard("{Tab}");
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.poll(() => opener()).toHaveFocus();
  });

  it("closes by the close button, by its action and by a click outside", async () => {
    for (const way of ["Close", "Cancel", null]) {
      await open();
      if (way === null) await userEvent.click(document.body, { position: { x: 4, y: 4 } });
      else await userEvent.click(page.getByRole("button", { name: way, exact: true }));
      await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
      cleanup();
    }
  });

  it("stays open after a press that begins in it, such as a selection of text, and ends outside", async () => {
    const dialog = await open();
    const { left, top } = dialog.getBoundingClientRect();
    await userEvent.dragAndDrop(screen.getByText(/^Two people/), document.body, {
      targetPosition: { x: left / 2, y: top / 2 },
    });
    expect(dialog).toHaveAttribute("open");
  });

  it("keeps the focus where it is after a press outside of an alert", async () => {
    await open({ role: "alertdialog" });
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  it("asks its owner if the browser closes it, and opens again if the owner keeps it open", async () => {
    const onClose = vi.fn();
    render(
      <Popup.Root isOpen onClose={onClose}>
        <Popup.Title>Saving</Popup.Title>
      </Popup.Root>,
    );
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: "Saving" });
    dialog.close();
    await expect.poll(() => dialog.matches(":modal")).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    for (const _ of ["first", "second", "third"]) await userEvent.keyboard("{Escape}");
    await expect.poll(() => onClose.mock.calls.length).toBe(4);
    await expect.poll(() => dialog.matches(":modal")).toBe(true);
  });

  it("stays if it is opened again while it fades out", async () => {
    const onClosed = vi.fn();
    const popup = (isOpen: boolean) => (
      <Popup.Root isOpen={isOpen} onClose={() => {}} onClosed={onClosed}>
        <Popup.Title>Delivery</Popup.Title>
      </Popup.Root>
    );
    const { rerender } = render(popup(true));
    const dialog = await screen.findByRole("dialog", { name: "Delivery" });
    await expect.poll(() => getComputedStyle(dialog).opacity).toBe("1");
    rerender(popup(false));
    rerender(popup(true));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(dialog.matches(":modal")).toBe(true);
    expect(onClosed).not.toHaveBeenCalled();
    rerender(popup(false));
    expect(dialog).toBeInTheDocument();
    await expect.poll(() => onClosed.mock.calls.length).toBe(1);
    expect(dialog).not.toBeInTheDocument();
  });

  it("returns the focus if its owner removes it while it is open", async () => {
    const shown = (isShown: boolean) => (
      <>
        <button type="button">Ship to</button>
        {isShown ? (
          <Popup.Root isOpen onClose={() => {}}>
            <Popup.Title>Delivery</Popup.Title>
          </Popup.Root>
        ) : null}
      </>
    );
    const { rerender } = render(shown(false));
    opener().focus();
    rerender(shown(true));
    await expect.element(page.getByRole("dialog")).toBeVisible();
    rerender(shown(false));
    await expect.poll(() => opener()).toHaveFocus();
  });

  it("keeps the focus inside when the focused button is removed", async () => {
    const popup = (label: string) => (
      <Popup.Root isOpen onClose={() => {}}>
        <Popup.Title>Select an offer</Popup.Title>
        <Popup.Body>
          <button type="button">Terms</button>
        </Popup.Body>
        <Popup.Actions>
          <button key={label} type="button">
            {label}
          </button>
        </Popup.Actions>
      </Popup.Root>
    );
    const { rerender } = render(popup("Decline"));
    (await screen.findByRole("button", { name: "Decline" })).focus();
    rerender(popup("Continue"));
    await expect.poll(() => screen.getByRole("button", { name: "Terms" })).toHaveFocus();
  });

  it("lets the page neither scroll nor change its width", async () => {
    document.body.style.height = "4000px";
    const { width } = document.body.getBoundingClientRect();
    await open();
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    expect(document.body.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe("visible");
    document.body.style.height = "";
  });

  it("closes one at a time if one is over another", async () => {
    await open();
    await userEvent.click(page.getByRole("button", { name: "What is a freight delivery?" }));
    await expect.element(page.getByRole("dialog", { name: "Freight" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Freight" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Delivery" })).toBeVisible();
    await expect.poll(() => document.activeElement).toHaveTextContent("What is a freight delivery?");
  });

  it("is above the one around it also if both open at once", async () => {
    render(
      <Popup.Root isOpen onClose={() => {}}>
        <Popup.Title>Delivery</Popup.Title>
        <Popup.Root isOpen onClose={() => {}}>
          <Popup.Title>Freight</Popup.Title>
        </Popup.Root>
      </Popup.Root>,
    );
    const freight = await screen.findByRole("dialog", { name: "Freight" });
    const { left, top } = freight.getBoundingClientRect();
    expect(freight).toContainElement(document.elementFromPoint(left + 30, top + 30) as HTMLElement);
    expect(freight).toContainElement(document.activeElement as HTMLElement);
  });

  it("focuses the least destructive action of an alert first and ignores a click outside", async () => {
    const dialog = await open({ role: "alertdialog" });
    await expect.poll(() => screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    expect(dialog).toHaveAttribute("open");
  });

  it("scrolls a long body by keyboard with title and actions in view, also 320 pixels wide", async () => {
    await page.viewport(320, 640);
    const dialog = await open({ paragraphs: 30 });
    const body = dialog.querySelector("[data-part=popup-body]") as HTMLElement;
    expect(body).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.poll(() => body.scrollTop).toBeGreaterThan(0);
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect([left >= 0, right <= 320, top >= 0, bottom <= 640]).toEqual([true, true, true, true]);
    await expect.element(page.getByRole("heading", { name: "Delivery" })).toBeInViewport();
    await expect.element(page.getByRole("button", { name: "Continue" })).toBeInViewport();
  });

  it("scrolls as a whole from its beginning if the screen is too low for a fixed header and footer", async () => {
    await page.viewport(844, 390);
    const dialog = await open({ paragraphs: 30 });
    dialog.scrollTo(0, 0);
    await expect.element(page.getByRole("heading", { name: "Delivery" })).toBeInViewport({ ratio: 1 });
    dialog.scrollTo(0, dialog.scrollHeight);
    await expect.element(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
    const { top, bottom } = dialog.getBoundingClientRect();
    expect([top >= 0, bottom <= 390]).toEqual([true, true]);
  });

  it("stays on the screen and breaks no word of its title with text twice as large, 320 pixels wide", async () => {
    await page.viewport(320, 700);
    document.documentElement.style.fontSize = "200%";
    render(
      <Popup.Root isOpen onClose={() => {}}>
        <Popup.Title>Shipping and Delivery Information</Popup.Title>
        <Popup.Body>
          <p>Internationalization</p>
        </Popup.Body>
      </Popup.Root>,
    );
    const title = await screen.findByRole("heading");
    const word = document.createRange();
    word.setStart(title.firstChild as Text, "Shipping and Delivery ".length);
    word.setEndAfter(title.firstChild as Text);
    expect(word.getClientRects()).toHaveLength(1);
    const { left, right } = screen.getByRole("dialog").getBoundingClientRect();
    expect([left >= 0, right <= 320]).toEqual([true, true]);
    expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    document.documentElement.style.fontSize = "";
  });

  it("has a width of its own beside the rules of another style sheet for dialogs of its part", async () => {
    await page.viewport(1440, 900);
    const other = document.createElement("style");
    other.textContent = 'dialog[data-part="popup"] { width: min(100% - 2rem, var(--popup-width)); }';
    document.head.append(other);
    const dialog = await open();
    expect(dialog.getBoundingClientRect().width).toBe(34 * 16);
    other.remove();
  });

  it("does not appear in print", async () => {
    const dialog = await open();
    await emulateMedia({ media: "print" });
    expect(getComputedStyle(dialog).display).toBe("none");
  });

  it("fades for 300 milliseconds [CONST-04]", async () => {
    const dialog = await open();
    expect(getComputedStyle(dialog).transitionDuration).toBe("0.3s");
  });
});
