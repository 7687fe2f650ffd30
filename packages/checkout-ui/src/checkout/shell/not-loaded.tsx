/** Said where a script cannot be had: a browser asks for it again only with the page (decision 0030). */
export const notLoadedText = "We could not load this. Please check your connection and refresh the page.";

/** The same, in the place of what it would have drawn. */
export function NotLoaded() {
  return (
    <p data-part="field-error" role="alert">
      {notLoadedText}
    </p>
  );
}
