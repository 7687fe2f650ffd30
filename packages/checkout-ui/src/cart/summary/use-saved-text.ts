import { platformAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** A typed text that survives a refresh of the page in this tab until it is sent; null while nothing is typed. */
export function useSavedText(name: string, initial: string | null = null) {
  const { storage } = useAtomValue(platformAtom);
  const [text, setText] = useState(initial);
  // Read after hydration, so that the first render equals the server's. Text typed before that wins.
  useEffect(() => setText((typed) => typed ?? storage?.getItem(name) ?? null), [storage, name]);
  return {
    text,
    save(typed: string): void {
      setText(typed);
      storage?.setItem(name, typed);
    },
    /** Clears the text that was sent. Text typed in the meantime stays. */
    clear(sent: string): void {
      setText((typed) => (typed === sent ? null : typed));
      if (storage?.getItem(name) === sent) storage.removeItem(name);
    },
  };
}
