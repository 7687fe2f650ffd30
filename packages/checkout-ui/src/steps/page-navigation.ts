/** How a page navigates, independent of the router. */
export interface PageNavigation {
  /** Navigates to a path of the store. The page waits for it before it accepts another click. */
  readonly onGo: (path: string) => void | Promise<void>;
  /** Loads a document, also of another host. */
  readonly onLeave?: ((url: string) => void) | undefined;
  /** Called with the page's title, which starts with "Error:" while the page has errors. */
  readonly onTitle?: ((title: string) => void) | undefined;
}
