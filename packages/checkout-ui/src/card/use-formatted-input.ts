import type { CaretText, InputEdit } from "@store/card-validation";
import { type ClipboardEvent, useLayoutEffect, useRef } from "react";

export interface FormattedInputOptions {
  /** The text and the caret of the field after an edit. */
  readonly format: (edit: InputEdit) => CaretText;
  readonly onChange: (value: string) => void;
  /** How long a change stays as typed before it is formatted; by default it is formatted at once. */
  readonly delayMs?: () => number;
}

// The layout effect must not run while a server renders.
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** An input that is formatted after each edit of any kind, and keeps its caret at the edit. */
export function useFormattedInput(options: FormattedInputOptions) {
  // Delayed formatting uses the rules and values of that time.
  const latest = useRef(options);
  latest.current = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React moves the caret of a controlled input to its end if the text differs from what was typed.
  useBrowserLayoutEffect(() => {
    if (caret.current !== null) inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function show(edit: InputEdit): void {
    const { format, onChange } = latest.current;
    const { value, selectionStart } = format(edit);
    caret.current = selectionStart;
    onChange(value);
  }

  return {
    inputRef,
    onChange(value: string, inputType?: string): void {
      clearTimeout(timer.current);
      const toEdit = (text: string) => ({
        value: text,
        selectionStart: inputRef.current?.selectionStart ?? text.length,
      });
      const delayMs = options.delayMs?.() ?? 0;
      if (delayMs === 0) {
        show({ ...toEdit(value), inputType });
        return;
      }
      options.onChange(value);
      timer.current = setTimeout(() => inputRef.current && show(toEdit(inputRef.current.value)), delayMs);
    },
    // Handled here, since a browser truncates pasted text to the field's length first.
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      clearTimeout(timer.current);
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? value.length) + event.clipboardData.getData("text");
      const after = value.slice(selectionEnd ?? value.length);
      show({ value: before + after, selectionStart: before.length, inputType: "insertFromPaste" });
    },
  };
}
