/**
 * Part of the loader. Shows the buy bar of a phone while the add button of the page's form is above the screen, as the bar
 * itself does when the application runs. It must not refer to anything outside itself.
 */
export function watchAddButton(): void {
  addEventListener("DOMContentLoaded", () => {
    const bar = document.querySelector("[data-part=buy-bar]");
    const form = bar?.querySelector("button")?.form;
    const add = form?.querySelector("button[type=submit]");
    if (!bar || !add) return;
    new IntersectionObserver(([entry]) =>
      bar.toggleAttribute("hidden", entry?.isIntersecting !== false || entry.boundingClientRect.top >= 0),
    ).observe(add);
  });
}
