import { useAtom } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect, useState } from "react";

/** Why a reply leads to another page of the checkout, which shows it; null without a message. */
export const arrivalAlertAtom = atom<string | null>(null);

/** The message for the page that was just opened. It is shown once: a later visit has another reason. */
export function useArrivalAlert(): string | null {
  const [waiting, setWaiting] = useAtom(arrivalAlertAtom);
  const [text] = useState(waiting);
  useEffect(() => setWaiting(null), [setWaiting]);
  return text;
}
