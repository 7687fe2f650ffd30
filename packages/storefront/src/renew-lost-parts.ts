const lastRenewal = "parts.renewed";
const restMs = 60_000;

/** What of a window it takes. */
export type RenewedPage = Pick<Window, "addEventListener" | "document" | "fetch" | "sessionStorage"> & {
  readonly location: Pick<Location, "href" | "reload">;
};

/**
 * Loads the page anew when a part of it cannot be fetched any more: after a deployment the old files are gone, and a browser
 * does not ask twice for a file it once failed to get. At most once a minute, only while the shop answers, and never over a
 * card that is being typed; everything else that is typed is kept over it.
 */
export function renewLostParts(page: RenewedPage = window): void {
  page.addEventListener("vite:preloadError", () => void renew(page));
}

async function renew(page: RenewedPage): Promise<void> {
  if (!(await isShopOpen(page)) || isCardTyped(page) || !mayRenew(page)) return;
  page.location.reload();
}

function isShopOpen(page: RenewedPage): Promise<boolean> {
  return page.fetch(page.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function isCardTyped({ document }: RenewedPage): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[autocomplete^=cc-]");
  return [...fields].some(({ value }) => value !== "");
}

// Where nothing can be kept, nobody could tell whether it has been tried.
function mayRenew(page: RenewedPage): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(lastRenewal));
    if (Date.now() - last < restMs) return false;
    page.sessionStorage.setItem(lastRenewal, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
