import type { CheckoutModel } from "@store/contract/checkout";
import { FormSecrets } from "@store/ui-kit/form";
import { ExpandIcon } from "@store/ui-kit/icons";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useAtomValue } from "jotai";
import { type ReactNode, Suspense } from "react";
import { lazyWritten } from "../../shell/lazy-written.ts";
import type { StepActionData } from "../../step-work/step-action-data.ts";
import { paymentStep } from "../../steps/step-table.ts";
import type { TenderSection } from "./check-tender-fields.ts";
import {
  TenderDataContext,
  type TenderFormName,
  tenderAnnouncementAtom,
  tenderFormId,
  tenderSectionId,
} from "./tender-data.ts";

const load = () => import("./tender-forms.tsx");
type TenderForms = Awaited<ReturnType<typeof load>>;

let open = () => {};
// The server renders the sections completely, for browsers without scripts; others load the content when a section is
// opened.
const opened = typeof document === "undefined" ? load() : new Promise<void>((resolve) => (open = resolve));

const written = '[data-part="tender"] [data-part="button"]';
const toPart = (name: keyof TenderForms, isReady: Promise<unknown>) => {
  const Part = lazyWritten(written, () => isReady.then(load).then((forms) => forms[name]));
  // A stable element: React renders a part that waits for its script again if its element changes.
  return (
    <Suspense fallback={<div data-part="tender-form" />}>
      <Part />
    </Suspense>
  );
};
const applied: ReactNode = toPart("AppliedTenders", Promise.resolve());
const sections: ReadonlyArray<{ readonly name: TenderSection; readonly title: string; readonly body: ReactNode }> = [
  { name: "giftCard", title: "Gift card", body: toPart("GiftCardForm", opened) },
  { name: "tenderCode", title: "Tender code", body: toPart("TenderCodeForm", opened) },
  { name: "certificate", title: "Reward certificates", body: toPart("CertificateForm", opened) },
  { name: "promo", title: "Promo code", body: toPart("PromoForm", opened) },
];
const taxExemption: ReactNode = toPart("TaxExemption", Promise.resolve());
const formNames: readonly TenderFormName[] = ["applied", "taxExemption", ...sections.map(({ name }) => name)];

/** The forms of the sections, outside the form of the step. */
export function TenderFormElements() {
  return formNames.map((name) => (
    <form key={name} id={tenderFormId(name)} method="post" action={paymentStep.path} noValidate autoComplete="off">
      <FormSecrets />
    </form>
  ));
}

export interface PaymentTendersProps {
  /** The checkout model of the step. */
  readonly model: CheckoutModel;
  /** The server's result of a section that was submitted without scripts. */
  readonly actionData?: StepActionData | undefined;
  /** The section that the URL opens. */
  readonly openSection?: string | null | undefined;
}

const nothingSubmitted: StepActionData = {};

/** Payment besides cards: the applied tenders with their amounts, and closed sections that apply another one. */
export function PaymentTenders({ model, actionData = nothingSubmitted, openSection }: PaymentTendersProps) {
  const { tendersTotal } = model.orderSummary;
  const named = [...Object.keys(actionData.errors ?? {}), actionData.openSection ?? openSection ?? ""];
  return (
    <TenderDataContext value={actionData}>
      {tendersTotal > 0 || model.paymentData.tenderCodesData.promo ? applied : null}
      <div data-part="tenders">
        {sections.map(({ name, title, body }) => (
          <details
            key={name}
            data-part="tender"
            id={tenderSectionId(name)}
            open={named.some((field) => field.split(".")[0] === name)}
            ref={(section) => {
              if (section?.open) open();
            }}
            onToggle={open}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native button; pointer and focus only preload its content. */}
            <summary onPointerEnter={open} onFocus={open}>
              <span>{title}</span>
              <ExpandIcon size={18} />
            </summary>
            {body}
          </details>
        ))}
      </div>
      {model.accountInfo.isTaxExemptEligible ? taxExemption : null}
      <VisuallyHidden>
        <span role="status">{useAtomValue(tenderAnnouncementAtom)}</span>
      </VisuallyHidden>
    </TenderDataContext>
  );
}
