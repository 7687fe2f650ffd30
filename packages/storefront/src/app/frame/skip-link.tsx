/** The first tab stop of every page. */
export function SkipLink() {
  return (
    <a href="#content" data-part="skip-link">
      Skip to content
    </a>
  );
}
