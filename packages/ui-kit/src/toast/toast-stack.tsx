import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";
import { buttonLook } from "../button/button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { type NumberedToast, toastStayMs } from "./toast-request.ts";

/** At most three toasts above each other. F6 moves the focus to them, and it returns when they are gone. */
export function ToastStack({ toasts }: { toasts: readonly NumberedToast[] }) {
  return (
    <Toast.Provider timeout={toastStayMs.plain} limit={3}>
      <Toast.Portal>
        <Toast.Viewport data-part="toasts">
          <ShownToasts requests={toasts} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** The library makes each a dialog, but the focus is never moved into it. */
const group = { role: "group", "aria-modal": undefined };

function ShownToasts({ requests }: { requests: readonly NumberedToast[] }) {
  const { toasts, add, close } = Toast.useToastManager();
  const shown = useRef(0);

  // After the region is in the page, so that later text is announced.
  useEffect(() => {
    for (const { number, text, onUndo, undoLabel = "Undo" } of requests.slice(shown.current)) {
      const id = `toast-${number}`;
      add({
        id,
        description: text,
        ...(onUndo && {
          timeout: toastStayMs.undo,
          actionProps: {
            children: undoLabel,
            onClick() {
              close(id);
              onUndo();
            },
          },
        }),
      });
    }
    shown.current = requests.length;
  }, [requests, add, close]);

  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} {...group} data-part="toast" swipeDirection={["down", "right"]}>
      <Toast.Description data-part="toast-text" />
      {toast.actionProps ? <Toast.Action {...buttonLook("quiet")} /> : null}
      <Toast.Close data-part="icon-button" aria-label="Close" aria-hidden={false}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}
