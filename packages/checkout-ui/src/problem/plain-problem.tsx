import { Button } from "@store/ui-kit/button";
import { useEffect, useId, useRef } from "react";
import type { DrawnProblem } from "./drawn-problem.ts";
import { ProblemItems } from "./problem-items.tsx";

/** An interruption as the browser's own dialog: for when the connection that failed also kept the popup from loading. */
export function PlainProblem({ isOpen, text, items, actions, onAction }: DrawnProblem) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
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
      <h2 id={id}>{text.title}</h2>
      {text.text ? <p>{text.text}</p> : null}
      <ProblemItems items={items} />
      {actions.buttons.map(({ label, action }) => (
        <Button key={label} variant="secondary" onClick={() => onAction(action)}>
          {label}
        </Button>
      ))}
    </dialog>
  );
}
