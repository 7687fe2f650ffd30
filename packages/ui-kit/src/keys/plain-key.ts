/** Safari reports the Enter that ends a composition after its end, with this code. */
const composedKeyCode = 229;

/**
 * The key of an event of React if it belongs to the page, or "". With Alt, Ctrl or Cmd a key is a command of the browser, such as
 * Back; with Shift it extends a selection, except for Enter, which submits a form nevertheless. While an input method
 * composes text, keys select and confirm its candidates.
 */
export function getPlainKey({ nativeEvent }: { readonly nativeEvent: KeyboardEvent }): string {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode } = nativeEvent;
  if (altKey || ctrlKey || metaKey || isComposing || keyCode === composedKeyCode) return "";
  return shiftKey && key !== "Enter" ? "" : key;
}
