import { Popup } from "@store/ui-kit/popup";
import { type Ref, useRef } from "react";
import { OversizedItems } from "../oversized/oversized-items.tsx";
import { ServedText } from "../popups/served-text.tsx";
import type { DialogView } from "./dialog-view.ts";
import { LineTermsList } from "./line-terms.tsx";
import { DialogActions } from "./plain-dialog.tsx";
import { UnavailableItems } from "./unavailable-items.tsx";

/** A request as a modal dialog; a click outside does not close it. */
export function DialogPopup({ request, isOpen, text, actions, isBusy, onAction, onClosed }: DialogView) {
  const list = useRef<HTMLUListElement>(null);
  const items = itemsOf(request, list);
  // A held key must not remove items, or accept terms, that the shopper has not read.
  const isReadFirst = request.kind === "terms" || actions.buttons.some(({ action }) => action.kind === "remove");
  return (
    <Popup.Root
      isOpen={isOpen}
      onClose={() => onAction(actions.close)}
      onClosed={onClosed}
      closesBeside={false}
      {...(isReadFirst && items && { initialFocus: list })}
    >
      <Popup.Title>{text.title}</Popup.Title>
      {text.text ? (
        <Popup.Description>
          {request.kind === "payment" && request.html ? (
            <ServedText html={request.html} text={text.text} />
          ) : (
            <p>{text.text}</p>
          )}
        </Popup.Description>
      ) : null}
      {items ? <Popup.Body>{items}</Popup.Body> : null}
      <Popup.Actions>
        <DialogActions actions={actions} isBusy={isBusy} onAction={onAction} />
      </Popup.Actions>
    </Popup.Root>
  );
}

function itemsOf(request: DialogView["request"], list: Ref<HTMLUListElement>) {
  if (request.kind === "oversized") return <OversizedItems items={request.items} />;
  if (request.kind === "terms") return <LineTermsList lines={request.lines} ref={list} />;
  if (request.kind !== "cartInvalid" || request.validation.unavailableItems.length === 0) return null;
  return <UnavailableItems items={request.validation.unavailableItems} ref={list} />;
}
