/**
 * Part of the loader. Records that the shopper views the product of the page [CALL-096], which the application does on a
 * page whose rows it shows. A prefetched document runs no script, so it records nothing. It must not refer to anything
 * outside itself.
 */
export function recordView(path: string): void {
  addEventListener("DOMContentLoaded", () => {
    const body = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
    if (body === undefined) return;
    // Not `randomUUID`, which browsers withhold on plain HTTP.
    const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
    performance.mark("view", { detail: body });
    const headers = { "content-type": "application/json", "Idempotency-Key": key };
    // Read to its end: a reply that nobody reads stays open.
    fetch(path, { method: "POST", keepalive: true, headers, body })
      .then((reply) => reply.text())
      .catch(() => undefined);
  });
}

/**
 * Part of the loader. Shows the buy bar of a phone while the add button of the page's form is above the screen, as the bar
 * itself does when the application runs. It must not refer to anything outside itself.
 */
export function watchAddButton(): void {
  addEventListener("DOMContentLoaded", () => {
    const bar = document.querySelector("[data-part=buy-bar]");
    const form = bar?.querySelector("button")?.form;
    const add = form?.querySelector("[data-part=add-to-cart-row] button[type=submit]");
    if (!bar || !add) return;
    // Whatever is below the screen counts as on it: a jump past the button is a change, too.
    const rootMargin = "0px 0px 100000px";
    const show = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.at(-1);
      bar.toggleAttribute("hidden", !entry || entry.isIntersecting || entry.boundingClientRect.top >= 0);
    };
    new IntersectionObserver(show, { rootMargin }).observe(add);
  });
}
