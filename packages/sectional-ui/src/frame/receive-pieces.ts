import { fitPieces } from "../design/fit-pieces.ts";
import { openDesign } from "../design/open-design.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { formatDesign } from "../layout/design-text.ts";
import { type PendingDesigns, receiveDesign, stopWaiting } from "../protocol/sync-designs.ts";

/** Why frame and page show other pieces: those of the frame join to no design, or it has not answered the page's. */
export type FrameProblem = "noPlan" | "otherPieces";

/** What the page knows about the frame. */
export interface FrameView {
  readonly sent: PendingDesigns;
  /** The design that the frame has, or that is on its way to it; "" without pieces. */
  readonly known: string;
  /** Whether the frame has said which pieces it shows. */
  readonly isGreeted: boolean;
  readonly problem: FrameProblem | null;
}

export interface FramePieces {
  readonly itemTypes: readonly string[];
  /** A frame that knows no designs sends none (AMB-216). */
  readonly design?: string;
}

/** What the page knows after a message, and the design that the shopper has made in the frame. */
export interface ReceivedPieces {
  readonly view: FrameView;
  readonly edit?: Design;
}

/** The frame says which pieces it shows: an answer to the page's design, or the shopper's edit (AMB-257). */
export function receivePieces(view: FrameView, pieces: FramePieces, catalog: PieceCatalog): ReceivedPieces {
  const greeted: FrameView = { ...view, isGreeted: true };
  if (pieces.design === undefined) return receiveItemTypes(greeted, pieces.itemTypes, catalog, !view.isGreeted);
  const opened = openDesign(pieces.design, catalog);
  // A design that cannot be built is no edit.
  if (opened.leftOut !== null) return { view: { ...greeted, problem: "otherPieces" } };
  const meaning = receiveDesign(view.sent, pieces.design);
  if (meaning.kind === "ignored") return { view: greeted };
  if (meaning.kind === "echo") return { view: { ...greeted, sent: meaning.sent, problem: null } };
  return edit({ ...greeted, problem: null }, opened.design);
}

/** Item types without a design: they never answer one, and become the design of these pieces nearest to the known one. */
function receiveItemTypes(
  view: FrameView,
  itemTypes: readonly string[],
  catalog: PieceCatalog,
  isGreeting: boolean,
): ReceivedPieces {
  const { design, leftOut } = openDesign(fitPieces(view.known, itemTypes, catalog), catalog);
  const next: FrameView = { ...view, sent: stopWaiting(view.sent), problem: leftOut === null ? null : "noPlan" };
  // Such a frame begins with pieces of its own, which are no edit of the shopper's design.
  if (isGreeting && view.known !== "") {
    return {
      view: { ...next, problem: leftOut === null && formatDesign(design) === view.known ? null : "otherPieces" },
    };
  }
  return leftOut === null ? edit(next, design) : { view: next };
}

function edit(view: FrameView, design: Design): ReceivedPieces {
  const text = design.pieces.length === 0 ? "" : formatDesign(design);
  return text === view.known ? { view } : { view: { ...view, known: text }, edit: design };
}
