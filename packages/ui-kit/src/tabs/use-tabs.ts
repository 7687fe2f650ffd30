import { type KeyboardEvent, useId, useRef, useState } from "react";
import { getPlainKey } from "../keys/plain-key.ts";

/** The index to which a key moves, of `count` tabs; it wraps around. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which tab is open, and the props of its parts. Only the open tab is a stop of the Tab key. */
export function useTabs({
  values,
  initial,
  onOpen,
}: {
  values: readonly string[];
  initial?: string | undefined;
  onOpen?: ((value: string) => void) | undefined;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const open = values.find((value) => value === chosen) ?? values[0];
  function choose(value: string | undefined) {
    setChosen(value);
    if (value !== undefined && value !== open) onOpen?.(value);
  }
  const idOf = (part: "tab" | "panel", value: string) => `${id}-${part}-${value}`;

  return {
    listProps: {
      ref: list,
      onKeyDown(event: KeyboardEvent) {
        const step = steps[getPlainKey(event)];
        if (step === undefined || open === undefined) return;
        event.preventDefault();
        const target = step(values.indexOf(open), values.length);
        choose(values[target]);
        list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
      },
    },
    tabProps: (value: string) => ({
      id: idOf("tab", value),
      "aria-selected": value === open,
      "aria-controls": idOf("panel", value),
      tabIndex: value === open ? 0 : -1,
      onClick: () => choose(value),
    }),
    panelProps: (value: string) => ({
      id: idOf("panel", value),
      "aria-labelledby": idOf("tab", value),
      hidden: value !== open,
      tabIndex: 0,
    }),
  };
}
