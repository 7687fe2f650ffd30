import { type RefObject, useEffect, useRef, useState } from "react";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { noDesigns, sendDesign, stopWaiting } from "../protocol/sync-designs.ts";
import { type FramePieces, type FrameProblem, type FrameView, receivePieces } from "./receive-pieces.ts";

/** Milliseconds after which a design that the frame has not answered is no longer waited for. */
const echoPatienceMs = 2000;

export interface DesignSyncOptions {
  /** The design of the page as text; "" without pieces. */
  readonly designText: string;
  /** The address that the frame was opened with. */
  readonly src: string | undefined;
  readonly isReady: boolean;
}

/** Keeps the designs of page and frame equal, once the frame is ready (AMB-257). */
export function useDesignSync(frame: RefObject<HTMLIFrameElement | null>, options: DesignSyncOptions) {
  const { designText: text, src, isReady } = options;
  const view = useRef<FrameView>({ sent: noDesigns, known: text, isGreeted: false, problem: null });
  const [problem, setProblem] = useState<FrameProblem | null>(null);
  const echoTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = (next: FrameView) => {
    view.current = next;
    setProblem(next.problem);
  };

  useEffect(() => () => clearTimeout(echoTimer.current), []);
  useEffect(() => {
    if (!isReady || view.current.known === text) return;
    // An empty design has a text, too: the frame answers with it.
    const { sent, fragment } = sendDesign(view.current.sent, text === "" ? "10" : text);
    update({ ...view.current, sent, known: text });
    // The same document: no load, and no entry in the history.
    frame.current?.contentWindow?.location.replace(`${src}${fragment}`);
    clearTimeout(echoTimer.current);
    echoTimer.current = setTimeout(() => {
      const { sent: waiting } = view.current;
      if (waiting.pending.length === 0) return;
      update({ ...view.current, sent: stopWaiting(waiting), problem: "otherPieces" });
    }, echoPatienceMs);
  }, [frame, isReady, text, src]);

  return {
    problem,
    /** Begins with a frame that is opened with a design. */
    start(known: string): void {
      clearTimeout(echoTimer.current);
      update({ sent: noDesigns, known, isGreeted: false, problem: null });
    },
    /** Takes what the frame shows: the design that the shopper has made in it, if any. */
    receive(pieces: FramePieces, catalog: PieceCatalog): Design | undefined {
      const received = receivePieces(view.current, pieces, catalog);
      update(received.view);
      return received.edit;
    },
  };
}
