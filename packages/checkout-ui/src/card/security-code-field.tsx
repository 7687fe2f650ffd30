import type { CardType } from "@store/card-validation";
import { Field, type FieldProps } from "@store/ui-kit/field";
import { lazyPart, useLazyPopup } from "@store/ui-kit/lazy-part";
import { NotLoaded } from "../popups/not-loaded.tsx";
import { securityCodeMax } from "./security-code.ts";

const usualHint = "Three digits on the back of the card.";
const hints: Partial<Record<CardType, string>> = {
  AmericanExpress: "Four digits on the front of the card.",
  Unspecified: "Three digits on the back of the card, or four on the front.",
};
const SecurityCodeHelp = lazyPart(() => import("./security-code-help.tsx").then((part) => part.SecurityCodeHelp));

export interface SecurityCodeFieldProps extends Omit<FieldProps, "label" | "maxLength" | "type"> {
  readonly type: CardType;
}

/** The security code of a card of this type, with a short help text and a help popup. */
export function SecurityCodeField({ type, ...props }: SecurityCodeFieldProps) {
  const { popup, hasFailed, open } = useLazyPopup(SecurityCodeHelp);
  return (
    <div>
      <Field
        {...props}
        label="Security Code"
        maxLength={securityCodeMax(type)}
        autoComplete="cc-csc"
        inputMode="numeric"
        enterKeyHint="done"
        hint={
          <span>
            <span>{hints[type] ?? usualHint}</span>{" "}
            <a
              href="/SharedLayer/PopupV2?popupName=CreditCardVerification"
              target="_blank"
              rel="noreferrer"
              onClick={(event) => {
                event.preventDefault();
                void open();
              }}
            >
              Where is my security code?
            </a>
          </span>
        }
        required
      />
      {hasFailed ? <NotLoaded /> : null}
      {popup ? <SecurityCodeHelp {...popup} /> : null}
    </div>
  );
}
