import { atom } from "jotai/vanilla";

/** What a page tells the time by, is listened to on, and keeps small texts in until its tab closes. */
export interface BrowserPlatform {
  readonly now: () => Date;
  readonly wait: (delayMs: number) => Promise<void>;
  /** Where `CartItemUpdated` is fired; null while a server renders. */
  readonly events: EventTarget | null;
  /** Null while a server renders, and where the browser withholds it. Never throws: a full one keeps nothing. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

export const platformAtom = atom<BrowserPlatform>({
  now: () => new Date(),
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  events: null,
  storage: null,
});
