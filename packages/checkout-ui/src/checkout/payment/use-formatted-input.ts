import type { CaretText, InputEdit } from "@store/card-validation";
import { type ClipboardEvent, useLayoutEffect, useRef } from "react";

export interface FormattedInputOptions {
  /** What the field shows after an edit, and where the caret stands then. */
  readonly format: (edit: InputEdit) => CaretText;
  readonly onChange: (value: string) => void;
}

// jsdom and old browsers aside, the layout effect must not run while a server renders.
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** An input that is formatted after each edit, however the edit came about, and keeps its caret where the edit was. */
export function useFormattedInput({ format, onChange }: FormattedInputOptions) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React puts the caret of a controlled input at its end when the text is another one than was typed.
  useBrowserLayoutEffect(() => {
    if (caret.current !== null) inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function show(edit: InputEdit): void {
    const { value, selectionStart } = format(edit);
    caret.current = selectionStart;
    onChange(value);
  }

  return {
    inputRef,
    onChange: (value: string, inputType?: string) =>
      show({ value, selectionStart: inputRef.current?.selectionStart ?? value.length, inputType }),
    // By hand, since a browser cuts what is pasted to the field's length before anybody sees it.
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? value.length) + event.clipboardData.getData("text");
      const after = value.slice(selectionEnd ?? value.length);
      show({ value: before + after, selectionStart: before.length, inputType: "insertFromPaste" });
    },
  };
}
