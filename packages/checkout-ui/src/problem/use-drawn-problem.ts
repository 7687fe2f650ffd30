import { problemAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useState } from "react";

/** The interruption to draw. It stays drawn while it fades out, and the next opens after it; another one of its kind is the same popup with newer words. */
export function useDrawnProblem() {
  const first = useAtomValue(problemAtom);
  const [drawn, setDrawn] = useState(first);
  if (first !== null && first !== drawn && (drawn === null || drawn.kind === first.kind)) setDrawn(first);
  return { drawn, isOpen: drawn !== null && drawn === first, onClosed: () => setDrawn(null) };
}
