import { Modal } from "../popup/modal.tsx";
import type { PopupRootProps } from "../popup/popup-root.tsx";

export { Actions, Body, Close, Description, Title } from "../popup/popup-parts.tsx";

export type DrawerRootProps = Omit<PopupRootProps, "role" | "size" | "closesBeside">;

/** A modal panel that opens from the right, on a phone from below. It is a popup at another edge. */
export function Root(modal: DrawerRootProps) {
  return <Modal part="drawer" {...modal} />;
}
