import type { LinkDescriptor } from "react-router";

/** What a route's module has besides its page, as far as it is needed before the page is shown. */
interface RoutePart {
  readonly links?: () => readonly LinkDescriptor[];
}

/** A page, and what imports the modules of its routes. */
export interface PageFiles {
  readonly path: string;
  readonly caseSensitive?: boolean;
  readonly files: readonly (() => Promise<RoutePart>)[];
}

/** Every page. The build writes them in place of this file (`app/bundle/page-files-plugin.ts`); in development nothing is lost. */
export const pages: PageFiles[] = [];
