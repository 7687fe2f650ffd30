import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { NumberedToast } from "./toast-request.ts";

/** The newest toast without timers and movement. */
export function PlainToasts({ toasts }: { toasts: readonly NumberedToast[] }) {
  const [closed, setClosed] = useState(-1);
  const newest = toasts.at(-1);
  if (newest === undefined || newest.number <= closed) return null;
  const close = () => setClosed(newest.number);
  return (
    <div data-part="toasts" role="status">
      <div data-part="toast">
        <p data-part="toast-text">{newest.text}</p>
        {newest.onUndo ? (
          <Button
            variant="quiet"
            onClick={() => {
              close();
              newest.onUndo?.();
            }}
          >
            {newest.undoLabel ?? "Undo"}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={close}>
          Close
        </Button>
      </div>
    </div>
  );
}
