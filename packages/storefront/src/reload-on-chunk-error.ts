const lastReloadName = "reloadedAt";
const reloadIntervalMs = 60_000;

/** The parts of `window` that it needs. */
export type ReloadablePage = Pick<Window, "addEventListener" | "document" | "fetch" | "sessionStorage"> & {
  readonly location: Pick<Location, "href" | "reload">;
};

/**
 * Reloads the page when one of its chunks can no longer be loaded: after a deployment the old files are gone, and a browser
 * does not fetch a failed module again. It reloads at most once a minute, only while the server responds, and neither while
 * a card is typed, while a submission is pending, nor while an add is confirmed. Typed addresses, codes and donations, and pending cart changes survive
 * the reload.
 */
export function reloadOnChunkError(page: ReloadablePage = window): void {
  page.addEventListener("vite:preloadError", async () => {
    // The page stays as it is if the server is unreachable or storage is blocked, which would allow endless reloads.
    try {
      const { ok } = await page.fetch(page.location.href, { method: "HEAD" });
      const last = Number(page.sessionStorage.getItem(lastReloadName));
      if (!ok || Date.now() - last < reloadIntervalMs || isCardTyped(page) || isBusy(page)) return;
      page.sessionStorage.setItem(lastReloadName, String(Date.now()));
      page.location.reload();
    } catch {}
  });
}

function isBusy({ document }: ReloadablePage): boolean {
  return document.querySelector("[data-busy], dialog[data-early-add]") !== null;
}

function isCardTyped({ document }: ReloadablePage): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[autocomplete^=cc-]");
  return [...fields].some(({ value }) => value);
}
