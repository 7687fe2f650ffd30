import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Button, buttonLook } from "./button.tsx";

describe("Button", () => {
  it("acts once per click while it is enabled", async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Place Order</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Place Order" }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("keeps the focus and ignores clicks while its own request is pending", async () => {
    const onClick = vi.fn();
    render(
      <Button busy busyLabel="Placing your order…" onClick={onClick}>
        Place Order
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Placing your order…" });
    button.focus();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  it("keeps the focus when it is disabled, says so, and is out of reach only once the focus has left (AMB-306)", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (disabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" disabled={disabled} onClick={onClick}>
          Add
        </Button>
        <a href="/cart">Cart</a>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole("button", { name: "Add" });
    button.focus();
    rerender(form(true));
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(button).toBeDisabled();
    rerender(form(false));
    expect(button).toBeEnabled();
    expect(button).not.toHaveAttribute("aria-disabled");
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("keeps a focus that it has since before hydration (AMB-306)", () => {
    function Sending({ isOff }: { isOff: boolean }) {
      const [isLive, setIsLive] = useState(false);
      useEffect(() => setIsLive(true), []);
      return <Button disabled={isLive && isOff}>Send</Button>;
    }
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Sending isOff />);
    const button = screen.getByRole("button", { name: "Send" });
    button.focus();
    render(<Sending isOff />, { container, hydrate: true });
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  it("is disabled in HTML without scripts", () => {
    expect(renderToString(<Button disabled>Send</Button>)).toContain(' disabled=""');
  });

  it("gives its element to a ref", () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Send</Button>);
    expect(ref.current).toBe(screen.getByRole("button", { name: "Send" }));
  });

  it("blocks Enter in its form while busy", async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="City" />
        <Button type="submit" busy={busy}>
          Next
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByLabelText("City"), "Chicago{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByLabelText("City"), "{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(["{Enter>5/}", "[Space>5/]"])("acts once for a key that is held: %s", async (keys) => {
    const onClick = vi.fn();
    const onKeyDown = vi.fn();
    render(
      <Button onClick={onClick} onKeyDown={onKeyDown}>
        Remove
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onKeyDown).toHaveBeenCalledTimes(5);
  });

  it("submits its form once while Enter is held", async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Next</Button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter>5/}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("changes its label after the browser's translator replaced its text", () => {
    const label = (busy: boolean) => (
      <Button busy={busy} busyLabel="Applying">
        Apply <b>code</b>
      </Button>
    );
    const { rerender } = render(label(false));
    const button = screen.getByRole("button", { name: "Apply code" });
    const text = screen.getByText("code").previousSibling;
    text?.replaceWith(Object.assign(document.createElement("font"), { textContent: "Anwenden " }));
    rerender(label(true));
    expect(button.textContent).toBe("Applying");
    rerender(label(false));
    expect(button).toHaveTextContent("Apply code");
  });

  it("gives its look to a link", () => {
    render(
      <a href="/checkout/cart" {...buttonLook("secondary")}>
        Go to Cart
      </a>,
    );
    expect(screen.getByRole("link", { name: "Go to Cart" })).toHaveAttribute("data-variant", "secondary");
  });
});
