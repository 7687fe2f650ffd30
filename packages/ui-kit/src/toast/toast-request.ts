export interface ToastRequest {
  /** A sentence about what has just happened, such as "Harbor Sofa is removed from your cart." */
  readonly text: string;
  /** Undoes it; the toast then stays twice as long. */
  readonly onUndo?: (() => void) | undefined;
  readonly undoLabel?: string;
}

export interface NumberedToast extends ToastRequest {
  /** Counted from 0 in the order of the requests. */
  readonly number: number;
}

/** How long a toast stays, in milliseconds; the shopper needs time to reach an undo button. */
export const toastStayMs = { plain: 5_000, undo: 10_000 } as const;
