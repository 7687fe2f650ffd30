/** Shown if a script cannot be loaded: a browser loads it again only with the page (decision 0030). */
export const notLoadedText = "We could not load this. Please check your connection and refresh the page.";

/** The same text, in place of the part. */
export function NotLoaded() {
  return (
    <p data-part="field-error" role="alert">
      {notLoadedText}
    </p>
  );
}
