import { StoreLink } from "@store/ui-kit/link";
import { type ReactNode, useId } from "react";

export interface ReviewSectionProps {
  readonly title: string;
  /** The step that changes it; from there the buttons lead back here. */
  readonly changePath: string;
  readonly children: ReactNode;
}

/** One part of the order to be read, with the way to change it. */
export function ReviewSection({ title, changePath, children }: ReviewSectionProps) {
  const id = useId();
  return (
    <section data-part="review-section" aria-labelledby={id}>
      <header data-part="review-section-header">
        <h2 id={id}>{title}</h2>
        <StoreLink href={changePath}>
          Change <span data-part="visually-hidden">{title.toLowerCase()}</span>
        </StoreLink>
      </header>
      {children}
    </section>
  );
}
