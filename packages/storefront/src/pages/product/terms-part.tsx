import type { AddResult } from "@store/contract/cart";
import { type TermsOfAdd, TermsPopup, TermsSection } from "@store/product-ui/terms-step";
import { useEffect, useState } from "react";
import { Form, useFetcher, useNavigate } from "react-router";

export interface TermsPartProps {
  readonly terms: TermsOfAdd;
  /** The page of the item, whose action adds it. */
  readonly productUrl: string;
  /** Whether the terms are a popup; otherwise they are a section of a document that was submitted without scripts. */
  readonly isPopup: boolean;
}

/** The terms of an item, which is added when they are accepted. */
export function TermsPart({ isPopup, ...props }: TermsPartProps) {
  if (isPopup) return <AcceptInPopup {...props} />;
  return <TermsSection terms={props.terms} Form={Form} declineUrl={props.productUrl} />;
}

/** How long the popup stays after the add, in milliseconds (specification, section 9). */
const stayMs = 300;

/** Accepting adds the item and leads to the cart; after a failed add, the popup says why. */
function AcceptInPopup({ terms, productUrl }: Omit<TermsPartProps, "isPopup">) {
  const [isOpen, setIsOpen] = useState(true);
  const fetcher = useFetcher<{ added?: AddResult; problem?: string; terms?: TermsOfAdd }>();
  const navigate = useNavigate();
  const { added, problem, terms: changed } = fetcher.data ?? {};
  const isAdded = added !== undefined;
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => void navigate("/checkout/cart"), stayMs);
    return () => clearTimeout(timer);
  }, [isAdded, navigate]);
  const isAdding = fetcher.state !== "idle" || isAdded;
  return (
    <TermsPopup
      terms={changed ?? terms}
      Form={fetcher.Form}
      action={productUrl}
      isOpen={isOpen}
      onDecline={() => setIsOpen(false)}
      busy={isAdding}
      problem={isAdding ? null : (problem ?? null)}
    >
      {/* Asks for what was added instead of the cart. */}
      <input type="hidden" name="confirmation" value="terms" />
    </TermsPopup>
  );
}
