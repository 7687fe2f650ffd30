import { edgesAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** A text that is typed and not sent yet, in this tab, over a refresh of the page; null while nothing is typed. */
export function useKeptText(
  name: string,
  initial: string | null = null,
): readonly [string | null, (text: string | null) => void] {
  const { storage } = useAtomValue(edgesAtom);
  const [text, setText] = useState(initial);
  // Found once the page has hydrated as the server wrote it; what has been typed until then wins.
  useEffect(() => setText((typed) => typed ?? storage?.getItem(name) ?? null), [storage, name]);
  return [
    text,
    (next) => {
      setText(next);
      if (next === null) storage?.removeItem(name);
      else storage?.setItem(name, next);
    },
  ];
}
