import { atom } from "jotai/vanilla";

/** Browser functions that a page injects: time, events, and storage that lasts until its tab closes. */
export interface BrowserPlatform {
  readonly now: () => Date;
  readonly wait: (delayMs: number) => Promise<void>;
  /** Where `CartItemUpdated` is dispatched; null while a server renders. */
  readonly events: EventTarget | null;
  /** Null while a server renders, or if the browser blocks it. Never throws: a full storage stores nothing. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

export const platformAtom = atom<BrowserPlatform>({
  now: () => new Date(),
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  events: null,
  storage: null,
});
