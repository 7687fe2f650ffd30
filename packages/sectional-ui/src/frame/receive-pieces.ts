import { fitPieces } from "../design/fit-pieces.ts";
import { openDesign } from "../design/open-design.ts";
import type { Layout, PieceCatalog } from "../layout/design.ts";
import { formatLayout } from "../layout/design-text.ts";
import { receiveLayout, type SentLayouts, stopWaiting } from "../protocol/sync-designs.ts";

/** Why frame and page show other pieces: those of the frame join to no layout, or it has not answered the page's. */
export type FrameProblem = "noPlan" | "otherPieces";

/** What the page knows about the frame. */
export interface FrameView {
  readonly sent: SentLayouts;
  /** The layout that the frame has, or that is on its way to it; "" without pieces. */
  readonly known: string;
  /** Whether the frame has said which pieces it shows. */
  readonly isGreeted: boolean;
  readonly problem: FrameProblem | null;
}

export interface FramePieces {
  readonly itemTypes: readonly string[];
  /** A frame that knows no layouts sends none (AMB-216). */
  readonly design?: string;
}

/** What the page knows after a message, and the layout that the shopper has made in the frame. */
export interface ReceivedPieces {
  readonly view: FrameView;
  readonly edit?: Layout;
}

/** The frame says which pieces it shows: an answer to the page's layout, or the shopper's edit (AMB-257). */
export function receivePieces(view: FrameView, pieces: FramePieces, catalog: PieceCatalog): ReceivedPieces {
  const greeted: FrameView = { ...view, isGreeted: true };
  if (pieces.design === undefined) return receiveItemTypes(greeted, pieces.itemTypes, catalog, !view.isGreeted);
  const opened = openDesign(pieces.design, catalog);
  // A layout that cannot be built is no edit.
  if (opened.leftOut !== null) return { view: { ...greeted, problem: "otherPieces" } };
  const meaning = receiveLayout(view.sent, pieces.design);
  if (meaning.kind === "ignored") return { view: greeted };
  if (meaning.kind === "echo") return { view: { ...greeted, sent: meaning.sent, problem: null } };
  return edit({ ...greeted, problem: null }, opened.layout);
}

/** Item types without a layout: they never answer one, and become the layout of these pieces nearest to the known one. */
function receiveItemTypes(
  view: FrameView,
  itemTypes: readonly string[],
  catalog: PieceCatalog,
  isGreeting: boolean,
): ReceivedPieces {
  const { layout, leftOut } = openDesign(fitPieces(view.known, itemTypes, catalog), catalog);
  const next: FrameView = { ...view, sent: stopWaiting(view.sent), problem: leftOut === null ? null : "noPlan" };
  // Such a frame begins with pieces of its own, which are no edit of the shopper's design.
  if (isGreeting && view.known !== "") {
    return {
      view: { ...next, problem: leftOut === null && formatLayout(layout) === view.known ? null : "otherPieces" },
    };
  }
  return leftOut === null ? edit(next, layout) : { view: next };
}

function edit(view: FrameView, layout: Layout): ReceivedPieces {
  const design = layout.pieces.length === 0 ? "" : formatLayout(layout);
  return design === view.known ? { view } : { view: { ...view, known: design }, edit: layout };
}
