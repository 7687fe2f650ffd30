import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { PlainProblem } from "./plain-problem.tsx";
import { problemActions } from "./problem-actions.ts";
import { problemText } from "./problem-texts.ts";

// jsdom has the element without its modal side.
const modalSide = HTMLDialogElement.prototype;
const { showModal: showModalBefore, close: closeBefore } = modalSide;
afterEach(() => {
  Object.assign(modalSide, { showModal: showModalBefore, close: closeBefore });
});

it("interrupts with the same words and ways out, in the browser's own dialog", async () => {
  const showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  const close = vi.fn();
  Object.assign(modalSide, { showModal, close });
  const problem = { kind: "network", retry: () => {} } as const;
  const onAction = vi.fn();
  const onClosed = vi.fn();
  const plain = (isOpen: boolean) => (
    <PlainProblem
      problem={problem}
      isOpen={isOpen}
      text={problemText(problem)}
      actions={problemActions(problem)}
      isBusy={false}
      onAction={onAction}
      onClosed={onClosed}
    />
  );
  const { rerender } = render(plain(true));
  expect(showModal).toHaveBeenCalledOnce();
  const dialog = screen.getByRole("dialog", { name: "Network Error" });
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(onAction).toHaveBeenLastCalledWith({ kind: "retry", retry: problem.retry });
  // What the browser sends on Escape.
  dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(onAction).toHaveBeenLastCalledWith({ kind: "go", path: "/checkout/cart" });
  rerender(plain(false));
  expect(close).toHaveBeenCalledOnce();
  expect(onClosed).toHaveBeenCalledOnce();
});
