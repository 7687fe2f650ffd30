import { findConfirmation } from "@store/ui-kit/early-added";
import { busyAttribute, signsInAttribute } from "@store/ui-kit/early-protocol";
import { isServerThere } from "@store/ui-kit/is-server-there";
import { isSecretTyped } from "./is-secret-typed.ts";
import { isPageFault } from "./load-page.ts";

const lastReloadName = "reloadedAt";
const reloadIntervalMs = 60_000;
/** How long a press may take until it finds that its part is gone: it answers that itself, by a sentence or a page. */
const pressMs = 10_000;

/**
 * Reloads the page when one of its chunks can no longer be loaded: after a deployment the old files are gone, and a browser
 * does not fetch a failed module again. It reloads at most once a minute, only while the server responds, and neither after a
 * press, while a card, a PIN or a password is typed or a submission is pending, nor while an add is confirmed or the head asks
 * to sign in. Typed addresses, codes and donations, and pending cart changes survive the reload. A lost file of another page
 * is left to the way there.
 */
export function reloadOnChunkError(reload: () => void = () => location.reload()): void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  addEventListener("click", () => (pressedAt = performance.now()), true);
  addEventListener("vite:preloadError", async ({ payload }) => {
    // The page stays as it is if the server is unreachable or storage is blocked, which would allow endless reloads.
    try {
      const last = Number(sessionStorage.getItem(lastReloadName));
      if (!(await isServerThere()) || Date.now() - last < reloadIntervalMs) return;
      if (performance.now() - pressedAt < pressMs) return;
      if (isPageFault(payload) || isSecretTyped() || isBusy()) return;
      sessionStorage.setItem(lastReloadName, String(Date.now()));
      reload();
    } catch {}
  });
}

const isBusy = () =>
  document.querySelector(`[${busyAttribute}], dialog[${signsInAttribute}]`) !== null || findConfirmation() !== null;
