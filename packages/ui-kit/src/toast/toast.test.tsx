import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PlainToasts } from "./plain-toasts.tsx";
import { ToastProvider, type ToastRequest, useToast } from "./toast.tsx";
import { toastStayMs } from "./toast-request.ts";

function Remove({ request }: { request: ToastRequest }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(request)}>
      Remove
    </button>
  );
}

// Loads with the first toast; on a slow machine this must not take seconds of the test.
beforeAll(() => import("./toast-stack.tsx"));

const text = "Harbor Sofa is removed from your cart.";
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function showToast(request: ToastRequest) {
  render(
    <ToastProvider>
      <Remove request={request} />
    </ToastProvider>,
  );
  await click("Remove");
  return screen.findByText(text);
}

describe("a toast", () => {
  it("is announced politely, in a region that existed before", async () => {
    expect((await showToast({ text })).closest("[aria-live=polite]")).toBe(
      screen.getByRole("region", { name: "Notifications" }),
    );
  });

  it("undoes what happened, once", async () => {
    const onUndo = vi.fn();
    await showToast({ text, onUndo });
    await click("Undo");
    expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it("is closed by its close button", async () => {
    await showToast({ text });
    await click("Close");
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it("announces the same text again when it happens again", async () => {
    await showToast({ text });
    await click("Remove");
    expect(await screen.findAllByText(text)).toHaveLength(2);
  });

  it("needs its provider", () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => render(<Remove request={{ text }} />)).toThrow("Wrap the page in <ToastProvider>");
    vi.restoreAllMocks();
  });
});

describe("the timer of a toast", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("ends, but not while the toast has the focus", async () => {
    vi.useFakeTimers();
    render(
      <ToastProvider>
        <Remove request={{ text, onUndo: vi.fn() }} />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    await pass(toastStayMs.undo - 100);
    const undo = screen.getByRole("button", { name: "Undo" });
    act(() => undo.focus());
    await pass(toastStayMs.undo * 3);
    expect(screen.getByText(text)).toBeInTheDocument();
    act(() => screen.getByRole("button", { name: "Remove" }).focus());
    await pass(toastStayMs.undo);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});

it("announces and undoes even if the stack cannot be loaded", async () => {
  const onUndo = vi.fn();
  render(<PlainToasts toasts={[{ number: 0, text, onUndo }]} />);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  await click("Undo");
  expect(onUndo).toHaveBeenCalledOnce();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
