const wholeEdits: readonly (string | undefined)[] = ["insertFromPaste", "insertFromDrop", "insertReplacementText"];

/**
 * Whether an edit, by the browser's `inputType`, brought a whole value (paste, drop, autofill) and not a keystroke of
 * one: such a value is tidied at once, a typed one on leaving its field. Autofill often names no type at all.
 */
export function arrivesWhole(inputType: string | undefined): boolean {
  return inputType === undefined || wholeEdits.includes(inputType);
}
