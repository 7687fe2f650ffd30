import { StoreLink } from "../link/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface ProgressStep {
  readonly label: string;
  /** Only for a step that may be opened; other steps are plain text. */
  readonly href?: string;
  readonly state: "done" | "current" | "open";
}

export interface StepProgressProps {
  readonly steps: readonly ProgressStep[];
  readonly label?: string;
}

/** The current step in a row of pages, with links to the completed ones. */
export function StepProgress({ steps, label = "Checkout progress" }: StepProgressProps) {
  return (
    <nav aria-label={label} data-part="step-progress">
      <ol>
        {steps.map((step) => (
          <li
            key={step.label}
            data-part="step"
            data-state={step.state}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            {step.href && step.state !== "current" ? (
              <StoreLink href={step.href}>{step.label}</StoreLink>
            ) : (
              <span>{step.label}</span>
            )}
            {step.state === "done" ? <VisuallyHidden> (completed)</VisuallyHidden> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
