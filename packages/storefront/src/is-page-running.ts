/**
 * Whether the scripts of the page run: false on the server and while a document is hydrated. Unlike `useIsHydrated`, it renders
 * nothing again when that changes.
 */
export function isPageRunning(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.scripts === "running";
}
