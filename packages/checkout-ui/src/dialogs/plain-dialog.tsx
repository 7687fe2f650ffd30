import { Button } from "@store/ui-kit/button";
import { useEffect, useId, useRef } from "react";
import { DialogItems } from "./dialog-items.tsx";
import type { DialogView } from "./dialog-view.ts";

/** A dialog as the browser's own dialog: for when the connection that failed also kept the popup from loading. */
export function PlainDialog({ request, isOpen, text, actions, isBusy, onAction, onClosed }: DialogView) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useRef(onClosed);
  leave.current = onClosed;
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      // Not to a button: a key that is still held must not answer what nobody has read.
      return title.current?.focus();
    }
    dialog.current?.close();
    leave.current();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onAction(actions.close);
      }}
    >
      <h2 ref={title} id={id} tabIndex={-1}>
        {text.title}
      </h2>
      {text.text ? <p>{text.text}</p> : null}
      <DialogItems request={request} />
      {actions.buttons.map(({ label, action }) => (
        <Button key={label} variant="secondary" busy={isBusy} onClick={() => onAction(action)}>
          {label}
        </Button>
      ))}
    </dialog>
  );
}
