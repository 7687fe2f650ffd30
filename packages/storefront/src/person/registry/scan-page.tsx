import { ProductCarousel } from "@store/product-ui/product-carousel";
import { ScanCamera, ScanForm, scanField } from "@store/product-ui/registry-scan";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { AddedLayer } from "../../buy/adding/added-layer.tsx";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";
import { Terms } from "../../buy/adding/lazy-adds.tsx";
import { findAdded, type OwnRegistries, type RegistryOutcome } from "../../buy/adding/registry-outcome.ts";
import { useAdds } from "../../buy/adding/use-adds.ts";
import { useFeed } from "../../web/rows/use-feed.ts";
import { scanPath } from "../../web/urls/scan-mode.ts";

export interface ScanPageProps {
  readonly registries: OwnRegistries;
  readonly outcome: RegistryOutcome | null;
  readonly terms: TermsOfAdd | null;
  /** The registry of a submission that was not added. */
  readonly registryId?: string | undefined;
  /** What was submitted, if it was not added. */
  readonly code: string;
  /** Why it was not added. */
  readonly problem: string | null;
}

const formId = "scan";
const stopIntent = "stopScanning";

/** Adds items to a registry by their numbers, one after the other (AMB-243). */
export function ScanPage({ registries, outcome, terms, registryId, code, problem }: ScanPageProps) {
  const { formData } = useNavigation();
  const isSending = formData !== undefined && formData.get("intent") !== stopIntent;
  const added = findAdded(outcome);
  const { adds, latest } = useAdds(added);
  const field = useRef<HTMLInputElement>(null);
  // At first and after a refusal: a hand-held scanner types into the field, over what was refused.
  useEffect(() => {
    if (isSending || added || terms) return;
    field.current?.focus();
    field.current?.select();
  }, [isSending, added, terms]);
  return (
    <div data-part="page">
      <nav aria-label="Registry">
        <StoreLink href="/gift-registry/registrant-list">All Registries</StoreLink>
      </nav>
      <h1>Scan Items</h1>
      <p>Type or scan the number of an item. Each one is added to your registry.</p>
      {/* Keyed: empty for the next item after an add, and with what was typed after a problem. */}
      <ScanForm
        key={adds}
        id={formId}
        Form={Form}
        registries={registries}
        registryId={registryId ?? latest?.added.items[0]?.grId}
        code={code}
        problem={problem}
        fieldRef={field}
        busy={isSending}
      >
        <FormSecrets />
        <ConfirmationField adds={adds} />
      </ScanForm>
      <ScanCamera onCode={submitCode} />
      {terms ? <Terms key={terms.fields.nonce} terms={terms} productUrl={scanPath} /> : null}
      {/* Replaces the page: the way back does not start to scan again. */}
      <Form method="post" replace>
        <FormSecrets />
        <Button type="submit" variant="quiet" name="intent" value={stopIntent}>
          Stop Scanning
        </Button>
      </Form>
      {latest ? <AlsoWanted key={latest.added.items[0]?.sku} sku={latest.added.items[0]?.sku ?? ""} /> : null}
      {added ? <AddedLayer outcome={added} location="scan page" isOnScanPage finalFocus={field} /> : null}
    </div>
  );
}

/** Fills in what the camera has read, and submits it as if it was typed. */
function submitCode(code: string): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem(scanField);
  if (field instanceof HTMLInputElement) field.value = code;
  form.requestSubmit();
}

/** The products that go with the last item [REG-05]. */
function AlsoWanted({ sku }: { readonly sku: string }) {
  const row = useFeed("add-to-registry", sku);
  if (row?.items.length === 0) return null;
  return (
    <div data-part="product-row">
      <ProductCarousel title={row?.title ?? "You May Also Want"} items={row?.items} />
    </div>
  );
}
