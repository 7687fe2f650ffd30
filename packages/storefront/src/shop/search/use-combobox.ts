import { getPlainKey } from "@store/ui-kit/plain-key";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";

/** The option to which an arrow key moves; one step beyond either end is the input itself (-1). */
const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active === -1 ? count - 1 : active - 1),
};

/**
 * The keys and the state of an input with a list (WAI-ARIA combobox with a listbox). The focus stays in the input: the
 * arrows select an option, Enter follows it, Escape closes the list and keeps the text.
 */
export function useCombobox() {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [count, setCount] = useState(0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = isWanted && count > 0;

  const options = () => [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
  function close() {
    setWanted(false);
    setActiveId(null);
  }

  return {
    input,
    listId,
    isOpen,
    activeId,
    close,
    /** Text was typed: opens the list without a selected option. */
    open() {
      setWanted(true);
      setActiveId(null);
    },
    /** How many options the list has; it closes without any. */
    onCount: setCount,
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown(event: KeyboardEvent) {
      const key = getPlainKey(event);
      const move = moves[key];
      if (move) {
        if (!isOpen) return setWanted(true);
        event.preventDefault();
        const all = options();
        const next =
          all[
            move(
              all.findIndex(({ id }) => id === activeId),
              all.length,
            )
          ];
        next?.scrollIntoView?.({ block: "nearest" });
        setActiveId(next?.id ?? null);
      } else if (key === "Escape" && isOpen) {
        // The browser's default action would empty the field.
        event.preventDefault();
        close();
      } else if (key === "Enter" && isOpen && activeId !== null) {
        event.preventDefault();
        document.getElementById(activeId)?.click();
      }
    },
  };
}
