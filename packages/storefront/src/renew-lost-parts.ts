const lastRenewal = "renewed";
const restMs = 60_000;

/** What of a window it takes. */
export type RenewedPage = Pick<Window, "addEventListener" | "document" | "fetch" | "sessionStorage"> & {
  readonly location: Pick<Location, "href" | "reload">;
};

/**
 * Loads the page anew when a part of it cannot be fetched any more: after a deployment the old files are gone, and a browser
 * does not ask twice for a file it once failed to get. At most once a minute, only while the shop answers, never over a
 * card that is being typed, and never over work that a press has begun, which goes on without the part. Addresses, codes
 * and a donation that are typed are kept over it, and so is what was asked of the cart.
 */
export function renewLostParts(page: RenewedPage = window): void {
  page.addEventListener("vite:preloadError", async () => {
    // Where the shop cannot be reached, or nothing can be kept to tell that this has been tried, the page stays as it is.
    try {
      const { ok } = await page.fetch(page.location.href, { method: "HEAD" });
      const last = Number(page.sessionStorage.getItem(lastRenewal));
      if (!ok || Date.now() - last < restMs || isCardTyped(page) || isBusy(page)) return;
      page.sessionStorage.setItem(lastRenewal, String(Date.now()));
      page.location.reload();
    } catch {}
  });
}

function isBusy({ document }: RenewedPage): boolean {
  return document.querySelector("[data-busy]") !== null;
}

function isCardTyped({ document }: RenewedPage): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[autocomplete^=cc-]");
  return [...fields].some(({ value }) => value);
}
