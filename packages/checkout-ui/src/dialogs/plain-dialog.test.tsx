import { lazyPart } from "@store/ui-kit/lazy-part";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inTime } from "./dialog-message.tsx";
import { getDialogText } from "./dialog-texts.ts";
import type { DialogView } from "./dialog-view.ts";
import { PlainDialog } from "./plain-dialog.tsx";
import { getRecoveryActions } from "./recovery-actions.ts";

// jsdom has the element without modal dialogs.
const modalSide = HTMLDialogElement.prototype;
const { showModal: showModalBefore, close: closeBefore } = modalSide;
afterEach(() => {
  Object.assign(modalSide, { showModal: showModalBefore, close: closeBefore });
});

it("shows the same text and buttons in the native dialog", async () => {
  const showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  const close = vi.fn();
  Object.assign(modalSide, { showModal, close });
  const request = { kind: "network", retry: () => {} } as const;
  const onAction = vi.fn();
  const onClosed = vi.fn();
  const plain = (isOpen: boolean) => (
    <PlainDialog
      request={request}
      isOpen={isOpen}
      text={getDialogText(request)}
      actions={getRecoveryActions(request)}
      isBusy={false}
      onAction={onAction}
      onClosed={onClosed}
    />
  );
  const { rerender } = render(plain(true));
  expect(showModal).toHaveBeenCalledOnce();
  const dialog = screen.getByRole("dialog", { name: "Network Error" });
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(onAction).toHaveBeenLastCalledWith({ kind: "retry", retry: request.retry });
  // The browser's event for Escape.
  dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(onAction).toHaveBeenLastCalledWith({ kind: "go", path: "/checkout/cart" });
  rerender(plain(false));
  expect(close).toHaveBeenCalledOnce();
  expect(onClosed).toHaveBeenCalledOnce();
});

describe("the native dialog stands in for the popup", () => {
  const Popup = () => <p>Popup</p>;
  const view = { request: { kind: "generic" }, isOpen: true, isBusy: false, onAction() {}, onClosed() {} } as const;
  const texts = { text: getDialogText(view.request), actions: getRecoveryActions(view.request) };

  it.each([
    ["but not while the script arrives", () => Promise.resolve(Popup), "Popup"],
    [
      "if the script is refused",
      () => Promise.reject<typeof Popup>(new TypeError("Failed to fetch")),
      texts.text.title,
    ],
    ["if the script never arrives", () => new Promise<typeof Popup>(() => {}), texts.text.title],
  ])("%s [POP-14]", async (_, load, expected) => {
    Object.assign(modalSide, { showModal() {}, close() {} });
    const DialogPopup = lazyPart<DialogView>(() => inTime(load()), { Unavailable: PlainDialog });
    vi.useFakeTimers();
    render(
      <Suspense>
        <DialogPopup {...view} {...texts} />
      </Suspense>,
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    vi.useRealTimers();
    expect(screen.getByText(expected)).toBeInTheDocument();
  });
});
