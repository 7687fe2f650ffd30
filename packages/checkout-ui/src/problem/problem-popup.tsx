import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import type { DrawnProblem } from "./drawn-problem.ts";
import { ProblemItems } from "./problem-items.tsx";

/** An interruption as a modal dialog; a press beside it is no answer. */
export function ProblemPopup({ isOpen, text, items, actions, onAction }: DrawnProblem) {
  return (
    <Popup.Root isOpen={isOpen} onClose={() => onAction(actions.close)} closesBeside={false}>
      <Popup.Title>{text.title}</Popup.Title>
      <Popup.Description>
        {text.text ? <p>{text.text}</p> : null}
        <ProblemItems items={items} />
      </Popup.Description>
      <Popup.Actions>
        {actions.buttons.map(({ label, action }, index) => (
          <Button key={label} variant={index === 0 ? "primary" : "secondary"} onClick={() => onAction(action)}>
            {label}
          </Button>
        ))}
      </Popup.Actions>
    </Popup.Root>
  );
}
