import { siteAtom } from "@store/shopper-state";
import { buttonLook } from "@store/ui-kit/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { AppliedCard } from "../card/applied-card.tsx";
import { CardForm } from "../card/card-form.tsx";
import { PaymentLine } from "../card/payment-line.tsx";
import { SecurityCodeField } from "../card/security-code-field.tsx";
import { paymentStep } from "../steps/step-table.ts";
import { newCardPath } from "./submit-payment-step.ts";
import { cardErrorId, type useCard } from "./use-card.ts";

export interface CardSectionProps {
  readonly card: ReturnType<typeof useCard>;
  /** Opens the saved cards; null if there are none. */
  readonly onSavedCards: (() => void) | null;
  readonly onTwoCards: () => void;
}

/** The card that pays, with a button to change it and its security code if required, or the form of a new one. */
export function CardSection({ card, onSavedCards, onTwoCards }: CardSectionProps) {
  const { mode, form, code, selectNew, selectProposed } = card;
  if (mode.kind === "none" || mode.kind === "wallet") return null;
  const { isPair } = card;
  return (
    <>
      {mode.kind === "new" ? <CardForm form={form} /> : <KnownCards mode={mode} />}
      {card.error ? (
        <p data-part="field-error" id={cardErrorId} tabIndex={-1}>
          {card.error}
        </p>
      ) : null}
      {card.hasCode ? <SecurityCodeField {...code.codeProps} /> : null}
      {mode.kind === "saved" ? <input type="hidden" name="card.saved" value={mode.card.id} /> : null}
      <div data-part="card-ways">
        {mode.kind === "new" ? (
          mode.instead && (
            <PageSwitch
              href={paymentStep.path}
              onClick={selectProposed}
            >{`Use the card ending in ${mode.instead.lastFour}`}</PageSwitch>
          )
        ) : (
          <PageSwitch href={newCardPath} onClick={isPair ? onTwoCards : (onSavedCards ?? selectNew)}>
            Change <span data-part="visually-hidden">{isPair ? "cards" : "card"}</span>
          </PageSwitch>
        )}
        {isPair || onSavedCards ? (
          mode.kind === "new" ? null : (
            <PageSwitch href={newCardPath} onClick={selectNew}>
              {isPair ? "Use one card" : "Use another card"}
            </PageSwitch>
          )
        ) : null}
        {isPair ? null : (
          <span data-with-scripts>
            <PageSwitch href={newCardPath} onClick={onTwoCards}>
              Pay with two cards
            </PageSwitch>
          </span>
        )}
      </div>
    </>
  );
}

type KnownMode = Exclude<ReturnType<typeof useCard>["mode"], { kind: "none" | "wallet" | "new" }>;

/** The card or the two cards that pay, by their last digits; for two, with their amounts. */
function KnownCards({ mode }: { readonly mode: KnownMode }) {
  const { currency } = useAtomValue(siteAtom);
  if (mode.kind === "pair") return mode.cards.map((card) => <AppliedCard key={card.key} card={card} />);
  if (mode.kind !== "applied") return <AppliedCard card={mode.kind === "saved" ? mode.card.cardInfo : mode.card} />;
  const [first, ...more] = mode.cards;
  if (more.length === 0) return first ? <AppliedCard card={first} /> : null;
  return mode.cards.map(({ id, type, lastFour, expMonth, expYear, appliedAmount }) => (
    <PaymentLine
      key={id}
      payment={{ kind: "card", amount: appliedAmount, type, lastFour, expMonth, expYear }}
      currency={currency}
    />
  ));
}

interface PageSwitchProps {
  /** The page that shows the same without scripts. */
  readonly href: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A link that scripts handle in place; without scripts it opens another page. */
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
