import { announce } from "./notice.ts";
import { busyAttribute } from "./protocol.ts";
import { afterRedraw, type Trace } from "./redraw.ts";

/**
 * Shows a pressed control as busy, with a label such as "Adding…" in the place of its own, which is announced; returns what ends
 * that. The look is that of `Button` while it is busy. It outlasts a new drawing of the control.
 */
export function showBusy(find: Trace, label = ""): () => void {
  const mark = () => find()?.setAttribute(busyAttribute, label);
  mark();
  const end = afterRedraw(mark);
  announce(label || "Loading");
  return () => {
    announce("");
    end();
    find()?.removeAttribute(busyAttribute);
  };
}
