import type { CaretText, InputEdit } from "@store/card-validation";
import { type ClipboardEvent, useLayoutEffect, useRef } from "react";

export interface FormattedInputOptions {
  /** What the field shows after an edit, and where the caret stands then. */
  readonly format: (edit: InputEdit) => CaretText;
  readonly onChange: (value: string) => void;
  /** How long a change is left as it was typed before it is formatted; not at all by default. */
  readonly delayMs?: () => number;
}

// jsdom and old browsers aside, the layout effect must not run while a server renders.
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** An input that is formatted after each edit, however the edit came about, and keeps its caret where the edit was. */
export function useFormattedInput(options: FormattedInputOptions) {
  // What is formatted later is formatted by the rules and among the values of then.
  const latest = useRef(options);
  latest.current = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React puts the caret of a controlled input at its end when the text is another one than was typed.
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
    // By hand, since a browser cuts what is pasted to the field's length before anybody sees it.
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
