import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
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
    await userEvent.click(document.querySelector('[data-part="popup-viewport"]') as HTMLElement, {
      position: { x: 5, y: 5 },
    });
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

  it("closes one at a time if one is over another", async () => {
    await open();
    await userEvent.click(page.getByRole("button", { name: "What is a freight delivery?" }));
    await expect.element(page.getByRole("dialog", { name: "Freight" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Freight" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Delivery" })).toBeVisible();
    await expect.poll(() => document.activeElement).toHaveTextContent("What is a freight delivery?");
  });

  it("focuses the least destructive action of an alert first and ignores a click outside", async () => {
    const dialog = await open({ role: "alertdialog" });
    await expect.poll(() => screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    expect(dialog).toBeVisible();
    expect(dialog).not.toHaveAttribute("data-ending-style");
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
    const ground = dialog.closest("[data-part=popup-viewport]") as HTMLElement;
    ground.scrollTo(0, 0);
    expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    ground.scrollTo(0, ground.scrollHeight);
    expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
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

  it("does not appear in print", async () => {
    const dialog = await open();
    await emulateMedia({ media: "print" });
    for (const part of [
      dialog.parentElement as Element,
      document.querySelector("[data-part=popup-backdrop]") as Element,
    ])
      expect(getComputedStyle(part).display).toBe("none");
  });

  it("fades for 300 milliseconds [CONST-04]", async () => {
    const dialog = await open();
    expect(getComputedStyle(dialog).transitionDuration).toBe("0.3s");
  });
});
