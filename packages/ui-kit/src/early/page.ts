// What the parts of the head have of the page. Short names, since the text is a part of every page.

export const root = document.documentElement;

/** The nonce of the script that runs: its parts read it while it does. */
export const nonce = document.currentScript?.nonce ?? "";

/** Listens at the window. */
export const on = addEventListener;

/** How the shopper came to this document. */
export const findVisit = () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

export const findAll = <Part extends Element = HTMLElement>(selector: string) =>
  document.querySelectorAll<Part>(selector);

export const find = <Part extends Element = HTMLElement>(selector: string): Part | null =>
  document.querySelector<Part>(selector);
