import { type RefObject, useEffect, useRef, useState } from "react";
import type { Layout, PieceCatalog } from "../layout/design.ts";
import { nothingSent, sendLayout, stopWaiting } from "../protocol/sync-designs.ts";
import { type FramePieces, type FrameProblem, type FrameView, receivePieces } from "./receive-pieces.ts";

/** Milliseconds after which a layout that the frame has not answered is no longer waited for. */
const echoPatienceMs = 2000;

export interface LayoutSyncOptions {
  /** The layout of the page as text; "" without pieces. */
  readonly design: string;
  /** The address that the frame was opened with. */
  readonly src: string | undefined;
  readonly isReady: boolean;
}

/** Keeps the layouts of page and frame equal, once the frame is ready (AMB-257). */
export function useLayoutSync(frame: RefObject<HTMLIFrameElement | null>, options: LayoutSyncOptions) {
  const { design, src, isReady } = options;
  const view = useRef<FrameView>({ sent: nothingSent, known: design, isGreeted: false, problem: null });
  const [problem, setProblem] = useState<FrameProblem | null>(null);
  const echoTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = (next: FrameView) => {
    view.current = next;
    setProblem(next.problem);
  };

  useEffect(() => () => clearTimeout(echoTimer.current), []);
  useEffect(() => {
    if (!isReady || view.current.known === design) return;
    // An empty layout has a text, too: the frame answers with it.
    const { sent, fragment } = sendLayout(view.current.sent, design === "" ? "10" : design);
    update({ ...view.current, sent, known: design });
    // The same document: no load, and no entry in the history.
    frame.current?.contentWindow?.location.replace(`${src}${fragment}`);
    clearTimeout(echoTimer.current);
    echoTimer.current = setTimeout(() => {
      const { sent: waiting } = view.current;
      if (waiting.pending.length === 0) return;
      update({ ...view.current, sent: stopWaiting(waiting), problem: "otherPieces" });
    }, echoPatienceMs);
  }, [frame, isReady, design, src]);

  return {
    problem,
    /** Begins with a frame that is opened with a layout. */
    start(known: string): void {
      clearTimeout(echoTimer.current);
      update({ sent: nothingSent, known, isGreeted: false, problem: null });
    },
    /** Takes what the frame shows: the layout that the shopper has made in it, if any. */
    receive(pieces: FramePieces, catalog: PieceCatalog): Layout | undefined {
      const received = receivePieces(view.current, pieces, catalog);
      update(received.view);
      return received.edit;
    },
  };
}
