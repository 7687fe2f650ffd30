import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../icons/icons.tsx";
import { keepFocusInside } from "./modal-focus.ts";
import { useBackgroundFix } from "./use-background-fix.ts";
import { type ModalOptions, useModal } from "./use-modal.ts";

/** What the parts of a popup or drawer know of it. */
export const ModalContext = createContext({
  titleId: "",
  descriptionId: "",
  setIsDescribed: (_isDescribed: boolean) => {},
  close: () => {},
  isShown: true,
});

export interface ModalProps extends ModalOptions {
  readonly part: "popup" | "drawer";
  readonly onClose: () => void;
  readonly role?: "dialog" | "alertdialog";
  readonly closesBeside?: boolean;
  readonly size?: string;
  readonly children: ReactNode;
}

/**
 * A native dialog, opened as a modal one, which makes everything else inert. It is a child of the body, because it may have a
 * form and be rendered in another one. React's events reach the components around it, so that each handler looks at the target:
 * a popup over another one closes alone.
 */
export function Modal({
  part,
  isOpen: isAskedFor,
  onClose,
  onClosed,
  role = "dialog",
  closesBeside = role === "dialog",
  size,
  initialFocus,
  finalFocus,
  children,
}: ModalProps) {
  // What opens last is on top: a popup in another one waits for that.
  const isOpen = useContext(ModalContext).isShown && isAskedFor;
  const id = useId();
  const [isDescribed, setIsDescribed] = useState(false);
  const beginsBeside = useRef(false);
  const { dialog, isPresent, isShown, reopen } = useModal({ isOpen, onClosed, initialFocus, finalFocus });
  useBackgroundFix(isOpen);
  if (!isPresent) return null;
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  return createPortal(
    <ModalContext value={{ titleId, descriptionId, setIsDescribed, close: onClose, isShown }}>
      <dialog
        ref={dialog}
        data-part={part}
        data-size={size}
        data-print="hide"
        role={role === "dialog" ? undefined : role}
        aria-labelledby={titleId}
        aria-describedby={isDescribed ? descriptionId : undefined}
        inert={!isOpen}
        onCancel={(event) => {
          if (!isOwn(event)) return;
          event.preventDefault();
          onClose();
        }}
        // Browsers let a second Escape close it without asking.
        onClose={(event) => {
          if (!isOwn(event) || !isOpen || event.currentTarget.open) return;
          onClose();
          reopen();
        }}
        onKeyDown={keepFocusInside}
        onMouseDown={(event) => {
          beginsBeside.current = isBeside(event);
          // The focus stays where it is.
          if (beginsBeside.current) event.preventDefault();
        }}
        onClick={(event) => {
          // The second press of a double press was meant for the button that opened the dialog.
          if (closesBeside && beginsBeside.current && isBeside(event) && event.detail < 2) onClose();
        }}
      >
        {children}
        <button type="button" data-part="icon-button" data-place="corner" aria-label="Close" onClick={() => onClose()}>
          <CloseIcon />
        </button>
      </dialog>
    </ModalContext>,
    document.body,
  );
}

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** Whether a press is on the backdrop, which belongs to the dialog. */
function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return isOwn(event) && (x < left || x > right || y < top || y > bottom);
}
