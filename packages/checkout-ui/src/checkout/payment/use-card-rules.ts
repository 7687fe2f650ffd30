import { edgesAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { CardRules } from "./check-card-draft.ts";
import { toCardRules } from "./to-card-rules.ts";

/** The rules that the page judges cards by. */
export function useCardRules(): CardRules {
  const site = useAtomValue(siteAtom);
  const { now } = useAtomValue(edgesAtom);
  return useMemo(() => toCardRules(site, now()), [site, now]);
}
