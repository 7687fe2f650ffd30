import { StoreLink } from "@store/ui-kit/link";
import { useSetAtom } from "jotai";
import { type ReactNode, useId } from "react";
import { returnsToReviewAtom } from "../steps/returns-to-review-atom.ts";

export interface ReviewSectionProps {
  readonly title: string;
  /** The step that changes it; saving there leads back here. */
  readonly changePath: string;
  readonly children: ReactNode;
}

/** One part of the order to be read, with the way to change it. */
export function ReviewSection({ title, changePath, children }: ReviewSectionProps) {
  const id = useId();
  const setReturns = useSetAtom(returnsToReviewAtom);
  return (
    <section data-part="review-section" aria-labelledby={id}>
      <header data-part="review-section-header">
        <h2 id={id}>{title}</h2>
        <StoreLink href={changePath} onClick={() => setReturns(true)}>
          Change <span data-part="visually-hidden">{title.toLowerCase()}</span>
        </StoreLink>
      </header>
      {children}
    </section>
  );
}
