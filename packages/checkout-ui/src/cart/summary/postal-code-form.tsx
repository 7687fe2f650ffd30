import type { Cart } from "@store/contract/cart";
import { normalizePostalCode } from "@store/postal-and-address";
import { changeCartAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { checkPostalCodeText } from "./check-postal-code-text.ts";
import { CodeForm } from "./code-form.tsx";
import { useCodeForm } from "./use-code-form.ts";

const labels = { US: "ZIP Code", CA: "Postal Code" } as const;
const inputModes = { US: "numeric", CA: "text" } as const;

/** The postal code for tax and dates. An invalid code makes no call. */
export function PostalCodeForm({ cart }: { cart: Cart }) {
  const { site } = useAtomValue(siteAtom);
  const change = useSetAtom(changeCartAtom);
  const applied = cart.cartSummary.taxZipCode;
  const normalize = (text: string) => normalizePostalCode(text, { country: site });
  const form = useCodeForm({
    storageKey: "cart.postalCode",
    name: "postalCode",
    applied: applied ?? "",
    check: (text) => checkPostalCodeText(normalize(text), site, cart.messages),
    send: (text) => change("applyZipCode", normalize(text)),
    toAnnouncement: (text) => `Tax and delivery are now those of ${normalize(text)}.`,
  });
  return (
    <CodeForm
      label={labels[site]}
      name="postalCode"
      command="applyZipCode"
      button="Apply"
      busyLabel="Applying"
      inputMode={inputModes[site]}
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      form={form}
    >
      {/* The announcement takes the place of the hint, so that nothing below moves. */}
      {form.announcement === "" ? (
        <p data-part="field-hint">
          {applied ? `Tax and delivery are estimated for ${applied}.` : "For your estimate of tax and delivery."}
        </p>
      ) : null}
    </CodeForm>
  );
}
