import type { LineTerms } from "@store/contract/shared";
import { Button, buttonLook } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { useId } from "react";
import { termsFieldOf } from "../forms/cart-submit.ts";
import { toTermsTitle } from "./dialog-texts.ts";
import { LineTermsList } from "./line-terms.tsx";

export interface TermsFormProps {
  readonly lines: readonly LineTerms[];
  /** What was posted: accepting posts it again, with the ids of the terms. */
  readonly fields: Readonly<Record<string, string>>;
  /** The page that posts it, and to which declining leads. */
  readonly path: string;
}

/** The terms that a form posted without scripts has to accept; with scripts, the dialog says the same. */
export function TermsForm({ lines, fields, path }: TermsFormProps) {
  const heading = useId();
  const accepted = lines.map(({ basketItemId, termsId }) => [termsFieldOf(basketItemId), termsId] as const);
  const posted = Object.entries({ ...fields, ...Object.fromEntries(accepted) });
  return (
    <section data-part="alert" aria-labelledby={heading}>
      <form method="post" action={path} data-part="terms-form">
        <FormSecrets />
        <h2 id={heading}>{toTermsTitle(lines)}</h2>
        <LineTermsList lines={lines} />
        {posted.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div data-part="alert-actions">
          <Button type="submit">Accept Terms</Button>
          <StoreLink href={path} {...buttonLook("secondary")}>
            Decline
          </StoreLink>
        </div>
      </form>
    </section>
  );
}
