/** The designs that the page has sent to the frame and that the frame has not answered yet, oldest first. */
export interface PendingDesigns {
  readonly pending: readonly string[];
  /** Grows with each design, since an equal fragment would raise no event in the frame. */
  readonly counter: number;
}

export const noDesigns: PendingDesigns = { pending: [], counter: 0 };

/** The next design for the frame, and the fragment that carries it. */
export function sendDesign({ pending, counter }: PendingDesigns, design: string) {
  const sent: PendingDesigns = { pending: [...pending, design], counter: counter + 1 };
  return { sent, fragment: `#design=${design}&n=${sent.counter}` };
}

/**
 * What a design from the frame means: the echo of one that was sent, which answers all before it; the shopper's edit in the
 * 3D view; or nothing while an answer is pending, because the page's own edit wins (AMB-257).
 */
export function receiveDesign(
  sent: PendingDesigns,
  design: string,
): { readonly kind: "echo"; readonly sent: PendingDesigns } | { readonly kind: "edit" } | { readonly kind: "ignored" } {
  const answered = sent.pending.lastIndexOf(design);
  if (answered >= 0) return { kind: "echo", sent: { ...sent, pending: sent.pending.slice(answered + 1) } };
  return sent.pending.length > 0 ? { kind: "ignored" } : { kind: "edit" };
}

/** After a frame has not answered: it knows no fragments, and what it says from now on is an edit again. */
export const stopWaiting = (sent: PendingDesigns): PendingDesigns => ({ ...sent, pending: [] });

/** The design in a fragment; undefined without one. */
export function readFragment(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("design") ?? undefined;
}
