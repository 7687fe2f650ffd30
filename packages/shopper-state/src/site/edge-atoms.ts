import { atom } from "jotai/vanilla";

/** What a page can tell the time by, be listened to on, and keep small texts in until its tab closes. */
export interface PageEdges {
  readonly now: () => Date;
  /** Where `CartItemUpdated` is fired; null while a server renders. */
  readonly events: EventTarget | null;
  /** Null while a server renders, and where the browser withholds it. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

export const edgesAtom = atom<PageEdges>({ now: () => new Date(), events: null, storage: null });
