import type { AddResult } from "@store/contract/cart";
import { registryIntent } from "@store/product-ui/registry-button";
import { type TermsOfAdd, TermsPopup, TermsSection } from "@store/product-ui/terms-step";
import { useEffect, useState } from "react";
import { Form, useFetcher, useNavigate, useNavigation } from "react-router";
import { ConfirmationField } from "./confirmation-field.tsx";

export interface TermsPartProps {
  readonly terms: TermsOfAdd;
  /** The page of the item, whose action adds it. */
  readonly productUrl: string;
  /** Whether the terms are a popup; otherwise they are a section of a document that was submitted without scripts. */
  readonly isPopup: boolean;
}

/** The terms of an item, which is added when they are accepted. */
export function TermsPart({ isPopup, ...props }: TermsPartProps) {
  const isForRegistry = props.terms.fields.intent === registryIntent;
  if (isPopup) return isForRegistry ? <AcceptForRegistry {...props} /> : <AcceptInPopup {...props} />;
  const target = isForRegistry ? "registry" : "cart";
  return <TermsSection terms={props.terms} Form={Form} declineUrl={props.productUrl} target={target} />;
}

/** Accepting leads on as the button itself does: to the confirmation, the choice of a registry, or the sign-in [CONF-13]. */
function AcceptForRegistry({ terms }: Pick<TermsPartProps, "terms">) {
  const [isOpen, setIsOpen] = useState(true);
  // The add that asked for the terms may still load the page anew.
  const isSending = useNavigation().formData?.get("nonce") === terms.fields.nonce;
  return (
    <TermsPopup
      terms={terms}
      Form={Form}
      target="registry"
      isOpen={isOpen}
      onDecline={() => setIsOpen(false)}
      busy={isSending}
    >
      <ConfirmationField adds={0} />
    </TermsPopup>
  );
}

/** How long the popup stays after the add, in milliseconds (specification, section 9). */
const stayMs = 300;

/** Accepting adds the item and leads to the cart; after a failed add, the popup says why. */
function AcceptInPopup({ terms, productUrl }: Omit<TermsPartProps, "isPopup">) {
  const [isOpen, setIsOpen] = useState(true);
  const fetcher = useFetcher<{ added?: AddResult; problem?: string; terms?: TermsOfAdd }>();
  const navigate = useNavigate();
  const { added, problem, terms: shown = terms } = fetcher.data ?? {};
  const isAdded = added !== undefined;
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => void navigate("/checkout/cart"), stayMs);
    return () => clearTimeout(timer);
  }, [isAdded, navigate]);
  const isAdding = isAdded || fetcher.formData?.get("nonce") === shown.fields.nonce;
  return (
    <TermsPopup
      terms={shown}
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
