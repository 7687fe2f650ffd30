import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { type Ref, useRef } from "react";
import type { DrawnProblem } from "./drawn-problem.ts";
import { OversizedItems } from "./oversized-items.tsx";
import { ServedText } from "./served-text.tsx";
import { UnavailableItems } from "./unavailable-items.tsx";

/** An interruption as a modal dialog; a press beside it is no answer. */
export function ProblemPopup({ problem, isOpen, text, actions, isBusy, onAction, onClosed }: DrawnProblem) {
  const list = useRef<HTMLUListElement>(null);
  const items = itemsOf(problem, list);
  // A key that is still held must not take out what nobody has read.
  const isRemoval = actions.buttons.some(({ action }) => action.kind === "remove");
  return (
    <Popup.Root
      isOpen={isOpen}
      onClose={() => onAction(actions.close)}
      onClosed={onClosed}
      closesBeside={false}
      {...(isRemoval && items && { initialFocus: list })}
    >
      <Popup.Title>{text.title}</Popup.Title>
      {text.text ? (
        <Popup.Description>
          {problem.kind === "payment" && problem.html ? (
            <ServedText html={problem.html} text={text.text} />
          ) : (
            <p>{text.text}</p>
          )}
        </Popup.Description>
      ) : null}
      {items ? <Popup.Body>{items}</Popup.Body> : null}
      <Popup.Actions>
        {actions.buttons.map(({ label, action, busyLabel, variant }, index) => (
          <Button
            key={label}
            variant={variant ?? (index === 0 ? "primary" : "secondary")}
            busy={isBusy}
            {...(busyLabel && { busyLabel })}
            onClick={() => onAction(action)}
          >
            {label}
          </Button>
        ))}
      </Popup.Actions>
    </Popup.Root>
  );
}

function itemsOf(problem: DrawnProblem["problem"], list: Ref<HTMLUListElement>) {
  if (problem.kind === "oversized") return <OversizedItems items={problem.items} />;
  if (problem.kind !== "cartInvalid" || problem.validation.unavailableItems.length === 0) return null;
  return <UnavailableItems items={problem.validation.unavailableItems} ref={list} />;
}
