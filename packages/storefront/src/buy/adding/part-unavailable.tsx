/** In the place of a part that cannot be loaded and that the page cannot do without. */
export function PartUnavailable() {
  return (
    <div role="alert" data-part="alert" data-tone="error">
      We are having trouble connecting. Please check your connection and reload the page.
    </div>
  );
}
