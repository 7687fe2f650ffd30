import { checkoutAtom, platformAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { useEarlyInput } from "@store/ui-kit/early";
import { useAtomValue } from "jotai";
import { useContext, useState } from "react";
import { taxExemptKeyName } from "../order-attempt/pending-order-attempt.ts";
import { TenderDataContext, tenderFormId, tenderIntent } from "./tender-data.ts";
import { useTenderCommand } from "./use-tender-command.ts";

const fieldName = "taxExemption.isExempt";

/** Removes the tax from an order of an exempt account; the tab stores it until the order is placed. */
export function TaxExemption() {
  const model = useAtomValue(checkoutAtom);
  const { storage } = useAtomValue(platformAtom);
  const { errors } = useContext(TenderDataContext);
  const [error, setError] = useState(errors?.[fieldName] ?? "");
  const { send } = useTenderCommand((outcome) =>
    setError(outcome.kind === "invalid" ? (outcome.errors?.[fieldName] ?? "") : ""),
  );
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked !== model?.orderSummary.isTaxExempt) change(checked);
  });
  if (model === null) return null;

  function change(isExempt: boolean): void {
    const fields = { [fieldName]: isExempt ? "on" : "" };
    const onDone = () =>
      isExempt ? storage?.setItem(taxExemptKeyName, "true") : storage?.removeItem(taxExemptKeyName);
    void send("applyTaxExemption", { fields, onDone });
  }

  return (
    <div>
      <label data-part="check-line">
        <input
          ref={box}
          type="checkbox"
          name={fieldName}
          form={tenderFormId("taxExemption")}
          checked={model.orderSummary.isTaxExempt}
          onChange={(event) => change(event.target.checked)}
        />
        This purchase is tax exempt
      </label>
      {error ? (
        <p data-part="field-error" role="alert">
          {error}
        </p>
      ) : null}
      <Button {...tenderIntent("taxExemption", "applyTaxExemption")} variant="secondary" data-without-scripts>
        Update Tax
      </Button>
    </div>
  );
}
