import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { PlainToasts } from "./plain-toasts.tsx";
import type { NumberedToast, ToastRequest } from "./toast-request.ts";

export type { ToastRequest } from "./toast-request.ts";

/** Loads with the first toast. If that fails, the text is still shown; the page must not break. */
const ToastStack = lazy(() =>
  import("./toast-stack.tsx").then(
    (stack) => ({ default: stack.ToastStack }),
    () => ({ default: PlainToasts }),
  ),
);

const ShowToast = createContext<((request: ToastRequest) => void) | null>(null);

/** Renders the toasts of everything inside it, in a corner above the page. One per page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([]);
  const show = useCallback((request: ToastRequest) => {
    setToasts((earlier) => [...earlier, { ...request, number: earlier.length }]);
  }, []);
  return (
    <ShowToast value={show}>
      {children}
      {toasts.length > 0 ? (
        <Suspense fallback={null}>
          <ToastStack toasts={toasts} />
        </Suspense>
      ) : null}
    </ShowToast>
  );
}

/** Shows one toast: announced politely, and removed after some time unless the pointer or the focus is on it. */
export function useToast(): (request: ToastRequest) => void {
  const show = useContext(ShowToast);
  if (show === null) {
    throw new Error(
      "useToast is called outside ToastProvider, so nothing can be shown. Wrap the page in <ToastProvider>.",
    );
  }
  return show;
}
