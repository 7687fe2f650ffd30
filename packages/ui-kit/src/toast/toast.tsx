import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { PlainToasts } from "./plain-toasts.tsx";
import type { NumberedToast, ToastRequest } from "./toast-request.ts";

export type { ToastRequest } from "./toast-request.ts";

/** Loaded with the first toast. Out of reach, the words still come; a page must not fail over them. */
const ToastStack = lazy(() =>
  import("./toast-stack.tsx").then(
    (stack) => ({ default: stack.ToastStack }),
    () => ({ default: PlainToasts }),
  ),
);

const ShowToast = createContext<((request: ToastRequest) => void) | null>(null);

/** Draws the toasts of everything inside it, in a corner above the page. One per page. */
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

/** Shows one toast: said politely, and gone after a while unless the pointer or the focus rests on it. */
export function useToast(): (request: ToastRequest) => void {
  const show = useContext(ShowToast);
  if (show === null) {
    throw new Error(
      "useToast is called outside ToastProvider, so nothing can be shown. Wrap the page in <ToastProvider>.",
    );
  }
  return show;
}
