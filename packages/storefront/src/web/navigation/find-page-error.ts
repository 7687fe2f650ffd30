import { isServerThere } from "@store/ui-kit/is-server-there";
import type { NavigationError } from "./find-navigation-error.ts";
import { isSecretTyped } from "./is-secret-typed.ts";
import { loadPage } from "./load-page.ts";

/**
 * Loads the files of a page before the router opens it. If that fails although the server is there, as after a deployment,
 * it leaves for the page's document, and never returns. Otherwise it returns why the page on screen stays.
 */
export async function findPageError(
  url: string,
  leave = (to: string) => location.assign(to),
): Promise<NavigationError | undefined> {
  try {
    await loadPage(url);
    return undefined;
  } catch {
    if (!(await isServerThere())) return { url, cause: "network" };
    if (isSecretTyped()) return { url, cause: "lost" };
    leave(url);
    return new Promise(() => {});
  }
}
