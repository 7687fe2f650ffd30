import type { CheckoutModel } from "@store/contract/checkout";
import { FormSecrets } from "@store/ui-kit/form";
import { ExpandIcon } from "@store/ui-kit/icons";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useAtomValue } from "jotai";
import { NotLoaded } from "../popups/not-loaded.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { paymentStep } from "../steps/step-table.ts";
import {
  TenderDataContext,
  type TenderFormName,
  tenderAnnouncementAtom,
  tenderFormId,
  tenderSectionId,
} from "./tender-data.ts";

const isLate = {
  fallback: <div data-part="tender-form" />,
  written: '[data-part="tender"] [data-part="button"]',
  Unavailable: NotLoaded,
};
const AppliedTenders = lazyPart(() => import("./tender-forms.tsx").then((part) => part.AppliedTenders), isLate);
const TaxExemption = lazyPart(() => import("./tender-forms.tsx").then((part) => part.TaxExemption), isLate);
// The server renders the sections completely, for browsers without scripts; others load the content when a section is
// opened.
const TenderForm = lazyPart(() => import("./tender-forms.tsx").then((part) => part.TenderForm), {
  ...isLate,
  isOnDemand: true,
});
const open = () => void TenderForm.preload();

const sections = [
  { name: "giftCard", title: "Gift card" },
  { name: "tenderCode", title: "Tender code" },
  { name: "certificate", title: "Reward certificates" },
  { name: "promo", title: "Promo code" },
] as const;
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
      {tendersTotal > 0 || model.paymentData.tenderCodesData.promo ? <AppliedTenders /> : null}
      <div data-part="tenders">
        {sections.map(({ name, title }) => (
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
            <TenderForm section={name} />
          </details>
        ))}
      </div>
      {model.accountInfo.isTaxExemptEligible ? <TaxExemption /> : null}
      <VisuallyHidden>
        <span role="status">{useAtomValue(tenderAnnouncementAtom)}</span>
      </VisuallyHidden>
    </TenderDataContext>
  );
}
