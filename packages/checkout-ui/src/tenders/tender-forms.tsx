import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Field } from "@store/ui-kit/field";
import { useContext, useState } from "react";
import { paymentStep } from "../steps/step-table.ts";
import { CertificateForm } from "./certificate-form.tsx";
import { PromoForm } from "./promo-form.tsx";
import { TenderDataContext } from "./tender-data.ts";
import { isUnanswered } from "./tender-work.ts";
import { useTenderForm } from "./use-tender-form.ts";

export { AppliedTenders } from "./applied-tenders.tsx";
export { AppliedWallet } from "./applied-wallet.tsx";
export { TaxExemption } from "./tax-exemption.tsx";

const forms = {
  giftCard: GiftCardForm,
  tenderCode: TenderCodeForm,
  certificate: CertificateForm,
  promo: PromoForm,
};

/** The content of a section. */
export function TenderForm({ section }: { readonly section: keyof typeof forms }) {
  const Form = forms[section];
  return <Form />;
}

/** Number and PIN of a gift card. */
function GiftCardForm() {
  const { isGiftCardUnavailable = false } = useContext(TenderDataContext);
  const [isUnavailable, setIsUnavailable] = useState(isGiftCardUnavailable);
  const form = useTenderForm({
    section: "giftCard",
    names: ["number", "pin"],
    command: "applyGiftCard",
    isUnavailable,
    onOutcome: (outcome) => setIsUnavailable(isUnanswered(outcome)),
  });
  if (isUnavailable)
    return (
      <Alert tone="info">
        Gift cards are temporarily unavailable.{" "}
        <a
          href={`${paymentStep.path}?open=giftCard`}
          onClick={(event) => {
            event.preventDefault();
            setIsUnavailable(false);
          }}
        >
          Try Again
        </a>
      </Alert>
    );
  return (
    <div data-part="tender-form">
      <Field {...form.fieldProps("number")} label="Number on the Gift Card" inputMode="numeric" required />
      <Field {...form.fieldProps("pin")} label="PIN" inputMode="numeric" enterKeyHint="done" required />
      <Button {...form.buttonProps} busyLabel="Applying">
        Apply Gift Card
      </Button>
    </div>
  );
}

/** A code of store credit. */
function TenderCodeForm() {
  const form = useTenderForm({ section: "tenderCode", names: ["code"], command: "applyTenderCode" });
  return (
    <div data-part="tender-form">
      <Field
        {...form.fieldProps("code")}
        label="Tender Code"
        hint="Store credit that you were given, such as for a return."
        autoCapitalize="characters"
        enterKeyHint="done"
        required
      />
      <Button {...form.buttonProps} busyLabel="Applying">
        Apply Tender Code
      </Button>
    </div>
  );
}
