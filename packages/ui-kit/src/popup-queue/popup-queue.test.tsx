import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy } from "react";
import { describe, expect, it, vi } from "vitest";
import { Popup } from "../popup/popup.tsx";
import { PopupQueue, type PopupRegistry, type QueuedPopupProps, usePopupQueue } from "./popup-queue.tsx";

type Note = { readonly kind: "note"; readonly text: string };
type Question = { readonly kind: "question"; readonly onYes: () => void };
type Request = Note | Question;

function NotePopup({ request, ...popup }: QueuedPopupProps<Note>) {
  return (
    <Popup.Root {...popup}>
      <Popup.Title>{request.text}</Popup.Title>
      <input aria-label="Comment" />
    </Popup.Root>
  );
}

function QuestionPopup({ request, ...popup }: QueuedPopupProps<Question>) {
  return (
    <Popup.Root {...popup} role="alertdialog">
      <Popup.Title>Are you sure?</Popup.Title>
      <Popup.Actions>
        <Popup.Close>Cancel</Popup.Close>
        <button type="button" onClick={request.onYes}>
          Continue
        </button>
      </Popup.Actions>
    </Popup.Root>
  );
}

const registry: PopupRegistry<Request> = {
  note: NotePopup,
  question: lazy(async () => ({ default: QuestionPopup })),
};

// @ts-expect-error A kind that nobody draws must not compile.
export const incomplete: PopupRegistry<Request> = { note: NotePopup };

function Page() {
  const { popups, open, replace, onClose } = usePopupQueue<Request>();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          open({ kind: "note", text: "First" });
          open({ kind: "note", text: "Second" });
          open({ kind: "question", onYes: () => replace({ kind: "note", text: "Sent" }) });
        }}
      >
        Open
      </button>
      <PopupQueue popups={popups} registry={registry} onClose={onClose} />
    </>
  );
}

describe("PopupQueue", () => {
  it("shows one after the other, each with fresh state, and returns the focus at the end", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));

    expect(await screen.findByRole("dialog", { name: "First" })).toBeVisible();
    expect(screen.queryByText("Second")).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText("Comment"), "Thanks");

    await userEvent.keyboard("{Escape}");
    expect(await screen.findByRole("dialog", { name: "Second" })).toBeVisible();
    expect(screen.getByLabelText("Comment")).toHaveValue("");

    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());

    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("dialog", { name: "Sent" })).toBeVisible();
    expect(question).not.toBeInTheDocument();

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("updates the text of the popup on screen and keeps its input", async () => {
    const list = (text: string) => (
      <PopupQueue popups={[{ kind: "note", text }]} registry={registry} onClose={vi.fn()} />
    );
    const { rerender } = render(list("Ten minutes"));
    const dialog = await screen.findByRole("dialog", { name: "Ten minutes" });
    await userEvent.type(screen.getByLabelText("Comment"), "Thanks");
    rerender(list("Nine minutes"));
    expect(screen.getByRole("dialog", { name: "Nine minutes" })).toBe(dialog);
    expect(screen.getByLabelText("Comment")).toHaveValue("Thanks");
  });

  it("closes each once: a late close does not affect the next one", async () => {
    const closes: (() => void)[] = [];
    const kept: PopupRegistry<Note> = {
      note: ({ onClose, ...popup }) => {
        closes.push(onClose);
        return <NotePopup {...popup} onClose={onClose} />;
      },
    };
    const onClose = vi.fn();
    const note = (text: string): Note => ({ kind: "note", text });
    const list = (...texts: string[]) => <PopupQueue popups={texts.map(note)} registry={kept} onClose={onClose} />;
    const { rerender } = render(list("First", "Second"));
    await screen.findByRole("dialog", { name: "First" });
    const closeFirst = closes.at(-1);
    act(() => closeFirst?.());
    rerender(list("Second"));
    const second = await screen.findByRole("dialog", { name: "Second" });
    act(() => closeFirst?.());
    expect(onClose).toHaveBeenCalledOnce();
    expect(second).toBeVisible();
  });

  it("continues with the next one if a popup is removed before its script has loaded", async () => {
    let arrive = () => {};
    const late: PopupRegistry<Request> = {
      note: NotePopup,
      question: lazy(
        () =>
          new Promise<{ default: typeof QuestionPopup }>((resolve) => {
            arrive = () => resolve({ default: QuestionPopup });
          }),
      ),
    };
    const list = (...popups: Request[]) => <PopupQueue popups={popups} registry={late} onClose={vi.fn()} />;
    const { rerender } = render(list({ kind: "question", onYes: vi.fn() }));
    rerender(list({ kind: "note", text: "Sent" }));
    await act(async () => arrive());
    expect(await screen.findByRole("dialog", { name: "Sent" })).toBeVisible();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});
