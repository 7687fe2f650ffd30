import { Button, buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useEffect, useId, useRef } from "react";

import type { DialogView } from "./dialog-view.ts";

/** A request as a native dialog: shown if the failed connection also kept the popup from loading. */
export function PlainDialog({ request, isOpen, text, actions, isBusy, onAction, onClosed }: DialogView) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useRef(onClosed);
  leave.current = onClosed;
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      // Not on a button: a held key must not answer a question that the shopper has not read.
      return title.current?.focus();
    }
    dialog.current?.close();
    leave.current();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      data-part="plain-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onAction(actions.close);
      }}
    >
      <h2 ref={title} id={id} tabIndex={-1} data-part="popup-title">
        {text.title}
      </h2>
      {text.text ? <p data-part="popup-description">{text.text}</p> : null}
      <DialogItems request={request} />
      <div data-part="popup-actions">
        <DialogActions actions={actions} isBusy={isBusy} onAction={onAction} />
      </div>
    </dialog>
  );
}

/** The buttons of a dialog, and its link. */
export function DialogActions({ actions, isBusy, onAction }: Pick<DialogView, "actions" | "isBusy" | "onAction">) {
  return (
    <>
      {actions.buttons.map(({ label, action, busyLabel, variant }, index) => (
        <Button
          key={label}
          variant={variant ?? (index === 0 ? "primary" : "secondary")}
          busy={isBusy}
          {...(busyLabel && { busyLabel })}
          onClick={() => onAction(action)}
        >
          {label}
        </Button>
      ))}
      {actions.link ? (
        <StoreLink href={actions.link.path} {...buttonLook("quiet")} onClick={() => onAction({ kind: "stay" })}>
          {actions.link.label}
        </StoreLink>
      ) : null}
    </>
  );
}

/** The items of a dialog as text. */
function DialogItems({ request }: Pick<DialogView, "request">) {
  const lines = toLines(request);
  if (lines.length === 0) return null;
  return (
    <ul data-part="popup-body">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function toLines(request: DialogView["request"]): string[] {
  if (request.kind === "oversized") return request.items.map(({ title }) => title);
  if (request.kind === "terms") return request.lines.map(({ name, message }) => `${name}: ${message}`);
  if (request.kind !== "cartInvalid") return [];
  return request.validation.unavailableItems.map(
    ({ title, availabilityMessage }) => `${title}: ${availabilityMessage}`,
  );
}
