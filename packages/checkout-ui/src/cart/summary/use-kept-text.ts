import { platformAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** A text that is typed and not sent yet, in this tab, over a refresh of the page; null while nothing is typed. */
export function useKeptText(name: string, initial: string | null = null) {
  const { storage } = useAtomValue(platformAtom);
  const [text, setText] = useState(initial);
  // Found once the page has hydrated as the server wrote it; what has been typed until then wins.
  useEffect(() => setText((typed) => typed ?? storage?.getItem(name) ?? null), [storage, name]);
  return {
    text,
    keep(typed: string): void {
      setText(typed);
      storage?.setItem(name, typed);
    },
    /** What was sent is taken; what was typed meanwhile stays. */
    drop(sent: string): void {
      setText((typed) => (typed === sent ? null : typed));
      if (storage?.getItem(name) === sent) storage.removeItem(name);
    },
  };
}
