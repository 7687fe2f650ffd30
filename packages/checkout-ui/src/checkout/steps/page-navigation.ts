/** How a page leaves itself; the router stays unknown here. */
export interface PageNavigation {
  /** Goes to a path of the shop. The page waits for it before it takes another click. */
  readonly onGo: (path: string) => void | Promise<void>;
  /** Loads a whole page, also of another host. */
  readonly onLeave?: ((url: string) => void) | undefined;
  /** Told the page's title, which begins with "Error:" while something has to be corrected. */
  readonly onTitle?: ((title: string) => void) | undefined;
}
