import { newKey } from "./new-key.ts";
import { find, on } from "./page.ts";
import { viewAttribute, viewMark } from "./protocol.ts";

/** What the head does for the page of a product: records its view, and shows its buy bar on a phone. */
export function watchProduct(viewPath: string): void {
  on("DOMContentLoaded", () => {
    recordView(viewPath);
    watchAddButton();
  });
}

/**
 * Records that the shopper views the product of the page [CALL-096], which the application does on a page whose rows it shows. A
 * prefetched document runs no script, so it records nothing.
 */
function recordView(path: string): void {
  const body = find(`[${viewAttribute}]`)?.getAttribute(viewAttribute);
  if (body == null) return;
  performance.mark(viewMark, { detail: body });
  const headers = { "content-type": "application/json", "Idempotency-Key": newKey() };
  // Read to its end: a reply that nobody reads stays open.
  fetch(path, { method: "POST", keepalive: true, headers, body })
    .then((reply) => reply.text())
    .catch(() => undefined);
}

/** Shows the buy bar while the add button of the page's form is outside of the screen and its margin, as the bar itself does later. */
function watchAddButton(): void {
  const bar = find("[data-part=buy-bar]");
  const add = bar?.querySelector("button")?.form?.querySelector("[data-part=add-to-cart-row] button[type=submit]");
  if (!bar || !add) return;
  const show = (entries: IntersectionObserverEntry[]) => {
    bar.toggleAttribute("hidden", entries.at(-1)?.isIntersecting);
  };
  new IntersectionObserver(show, { rootMargin: bar.dataset.margin }).observe(add);
}
