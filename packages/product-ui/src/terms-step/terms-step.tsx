import { Button } from "@store/ui-kit/button";
import type { PostForm } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { Popup } from "@store/ui-kit/popup";
import { Reveal } from "@store/ui-kit/reveal";
import { type ReactNode, useId } from "react";

/** An add that waits until its terms are accepted. */
export interface TermsOfAdd {
  /** The heading; null for the usual one. */
  readonly title: string | null;
  readonly message: string;
  /** The fields of the form that accepts: what was submitted, the id of the terms, and a nonce, so that it is added once. */
  readonly fields: Readonly<Record<string, string>>;
}

interface TermsFormProps {
  readonly terms: TermsOfAdd;
  /** The form that adds; a plain form by default. */
  readonly Form?: PostForm;
  /** Its URL; the page's own by default. */
  readonly action?: string | undefined;
  /** What the item is added to. */
  readonly target?: "cart" | "registry" | undefined;
}

export interface TermsPopupProps extends TermsFormProps {
  readonly isOpen: boolean;
  readonly onDecline: () => void;
  /** Whether the terms were accepted and the add has no response yet. */
  readonly busy?: boolean;
  /** Why the accepted add failed. */
  readonly problem?: string | null;
  /** Fields that ask for another response than a page without scripts gets. */
  readonly children?: ReactNode;
}

const defaultTitle = "Confirm Your Selection";

/** The terms of an item in a popup. Accepting submits the form; while it adds, the terms cannot be declined any more. */
export function TermsPopup({
  terms: { title, message, fields },
  Form = "form",
  action,
  target,
  isOpen,
  onDecline,
  busy = false,
  problem = null,
  children,
}: TermsPopupProps) {
  return (
    <Popup.Root isOpen={isOpen} onClose={() => busy || onDecline()}>
      <Popup.Title>{title ?? defaultTitle}</Popup.Title>
      <Form method="post" action={action}>
        <HiddenFields fields={fields} />
        {children}
        <Popup.Body>
          <Reveal>
            <p>{message}</p>
          </Reveal>
          <div role="alert">
            {problem === null ? null : (
              <div data-part="alert" data-tone="error">
                {problem}
              </div>
            )}
          </div>
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Decline</Popup.Close>
          <AcceptButton target={target} busy={busy} />
        </Popup.Actions>
      </Form>
    </Popup.Root>
  );
}

export interface TermsSectionProps extends TermsFormProps {
  /** The page that declining leads to. */
  readonly declineUrl: string;
}

/** The same as a section of a document that was submitted without scripts. */
export function TermsSection({ terms, Form = "form", action, target, declineUrl }: TermsSectionProps) {
  const heading = useId();
  return (
    <section data-part="alert" aria-labelledby={heading}>
      <Form method="post" action={action} data-part="add-to-cart">
        <strong id={heading}>{terms.title ?? defaultTitle}</strong>
        <div>{terms.message}</div>
        <HiddenFields fields={terms.fields} />
        <AcceptButton target={target} busy={false} />
        <StoreLink href={declineUrl}>Decline</StoreLink>
      </Form>
    </section>
  );
}

function HiddenFields({ fields }: Pick<TermsOfAdd, "fields">) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const targetNames = { cart: "To Cart", registry: "To Registry" } as const;

/** "Accept Terms And Add To Cart" or "To Registry" on a desktop, "Accept And Add" on a phone: decided by the style sheet. */
function AcceptButton({ target = "cart", busy }: Pick<TermsFormProps, "target"> & { readonly busy: boolean }) {
  return (
    <Button type="submit" busy={busy} busyLabel="Adding…">
      <span>
        Accept <span data-part="desktop-only">Terms</span> And Add{" "}
        <span data-part="desktop-only">{targetNames[target]}</span>
      </span>
    </Button>
  );
}
