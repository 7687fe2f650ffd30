import { useCallback, useState } from "react";

export interface LazyPopup {
  /** The state of the popup, to be passed to it; null until it opens first. */
  readonly popup: { readonly isOpen: boolean; readonly onClose: () => void } | null;
  /** Whether its script could not be loaded when it was last opened. */
  readonly hasFailed: boolean;
  /** Loads its script, then opens it. Resolves to whether it has opened; stays the same function. */
  readonly open: () => Promise<boolean>;
}

/**
 * A popup or drawer whose script loads when it opens first.
 *
 * @example const { popup, hasFailed, open } = useLazyPopup(Help);
 */
export function useLazyPopup({ preload }: { readonly preload: () => Promise<boolean> }): LazyPopup {
  // Null if it could not be loaded, undefined before it was opened.
  const [isOpen, setIsOpen] = useState<boolean | null>();
  const open = useCallback(async () => {
    const isThere = await preload();
    setIsOpen(isThere || null);
    return isThere;
  }, [preload]);
  return {
    popup: typeof isOpen === "boolean" ? { isOpen, onClose: () => setIsOpen(false) } : null,
    hasFailed: isOpen === null,
    open,
  };
}
