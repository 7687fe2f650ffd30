import { useAtom } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect, useState } from "react";

/** Why an answer sends the shopper to another page of the checkout, for that page to say; null when it needs no word. */
export const arrivalAlertAtom = atom<string | null>(null);

/** What the page that has just been reached says first. It is said once: a later visit is about something else. */
export function useArrivalAlert(): string | null {
  const [waiting, setWaiting] = useAtom(arrivalAlertAtom);
  const [text] = useState(waiting);
  useEffect(() => setWaiting(null), [setWaiting]);
  return text;
}
