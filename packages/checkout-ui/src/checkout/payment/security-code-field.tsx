import { Field, type FieldProps } from "@store/ui-kit/field";
import { lazy, Suspense, useState } from "react";
import { NotLoaded } from "../shell/not-loaded.tsx";

const hints: Readonly<Record<number, string>> = {
  3: "Three digits on the back of the card.",
  4: "Four digits on the front of the card.",
};
const load = () => import("../../dialogs/security-code-help.tsx").then((part) => ({ default: part.SecurityCodeHelp }));
const SecurityCodeHelp = lazy(load);

/** The security code of a card, with a short help text and a help popup. */
export function SecurityCodeField(props: Omit<FieldProps, "label">) {
  const [help, setHelp] = useState<"unloaded" | "closed" | "open" | "failed">("unloaded");
  return (
    <div>
      <Field
        {...props}
        label="Security Code"
        autoComplete="cc-csc"
        inputMode="numeric"
        enterKeyHint="done"
        hint={
          <>
            {hints[props.maxLength ?? 3]}{" "}
            <a
              href="/SharedLayer/PopupV2?popupName=CreditCardVerification"
              target="_blank"
              rel="noreferrer"
              onClick={(event) => {
                event.preventDefault();
                load().then(
                  () => setHelp("open"),
                  () => setHelp("failed"),
                );
              }}
            >
              Where is my security code?
            </a>
          </>
        }
        required
      />
      {help === "failed" ? <NotLoaded /> : null}
      {help === "open" || help === "closed" ? (
        <Suspense>
          <SecurityCodeHelp isOpen={help === "open"} onClose={() => setHelp("closed")} />
        </Suspense>
      ) : null}
    </div>
  );
}
