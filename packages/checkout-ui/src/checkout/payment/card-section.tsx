import { buttonLook } from "@store/ui-kit/button";
import type { ReactNode } from "react";
import { paymentStep } from "../steps/step-table.ts";
import { AppliedCard } from "./applied-card.tsx";
import { CardForm } from "./card-form.tsx";
import { SecurityCodeField } from "./security-code-field.tsx";
import type { useCard } from "./use-card.ts";

/** Asks the payment step for another card than the applied one. */
export const newCardPath = `${paymentStep.path}?card=new` as const;

/** The applied card with a way to change it, its security code where that is asked again, or the form of a new one. */
export function CardSection({ card }: { readonly card: ReturnType<typeof useCard> }) {
  const { mode, form, code, changeCard, selectApplied } = card;
  if (mode.kind === "none") return null;
  if (mode.kind === "new")
    return (
      <>
        <CardForm form={form} />
        {mode.card ? (
          <PageSwitch href={paymentStep.path} onClick={selectApplied}>
            Use the card ending in {mode.card.lastFour}
          </PageSwitch>
        ) : null}
      </>
    );
  return (
    <>
      <AppliedCard card={mode.card} />
      {mode.kind === "code" ? <SecurityCodeField {...code.codeProps} /> : null}
      <PageSwitch href={newCardPath} onClick={changeCard}>
        Change <span data-part="visually-hidden">card</span>
      </PageSwitch>
    </>
  );
}

interface PageSwitchProps {
  /** The page that shows the same without scripts. */
  readonly href: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Shows something else in its place: at once where scripts run, else by another page. */
function PageSwitch({ href, onClick, children }: PageSwitchProps) {
  return (
    <a
      href={href}
      {...buttonLook("quiet")}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {children}
    </a>
  );
}
