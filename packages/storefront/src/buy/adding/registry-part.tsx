import { ProductCarousel } from "@store/product-ui/product-carousel";
import { RegistryChoice } from "@store/product-ui/registry-add";
import styles from "@store/product-ui/registry-add.css?url";
import { registryButtonId } from "@store/ui-kit/early-protocol";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useIsHydrated } from "../../web/hydration/use-is-hydrated.ts";
import { useFeed } from "../../web/rows/use-feed.ts";
import { accountAtom } from "../../web/session/account-atom.ts";
import { AddedLayer } from "./added-layer.tsx";
import { confirmationField } from "./confirmation-field.tsx";
import {
  type AddedToRegistry,
  findAdded,
  findOffered,
  type OfferedRegistries,
  type RegistryOutcome,
  signedInText,
} from "./registry-outcome.ts";
import { restoreFields } from "./restore-fields.ts";

export interface RegistryPartProps {
  readonly sku: string;
  /** The id of the form with whose fields the button adds. */
  readonly form: string;
  /** Whether the shopper has come back from a sign-in. */
  readonly isBack: boolean;
  readonly busy: boolean;
  readonly outcome: RegistryOutcome | null;
}

/** What follows an add to a registry on the product's page, or the way back from a sign-in. */
export function RegistryPart({ sku, form, isBack, outcome, busy }: RegistryPartProps) {
  const choice = findOffered(outcome);
  const added = findAdded(outcome);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {isBack && outcome === null ? <SignedIn sku={sku} form={form} /> : null}
      {outcome?.kind === "invalid" ? (
        <div role="alert" data-part="alert" data-tone="error">
          {outcome.problem}
        </div>
      ) : null}
      {choice ? <Choice key={choice.fields.nonce} choice={choice} busy={busy} /> : null}
      {added ? <Added outcome={added} sku={sku} /> : null}
    </>
  );
}

/** Back from a sign-in: nothing was added, and the button has the focus (AMB-224). */
function SignedIn({ sku, form: formId }: Pick<RegistryPartProps, "sku" | "form">) {
  const isSignedIn = useAtomValue(accountAtom) !== null;
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isSignedIn) return;
    document.getElementById(registryButtonId)?.focus();
    // A status that changes is announced, one that is there from the start is not.
    setText(signedInText);
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? restoreFields(form, sku) : undefined;
  }, [isSignedIn, formId, sku]);
  return <p role="status">{text}</p>;
}

/** The choice of a registry gets the focus, since the press of the button has led to it. */
function Choice({ choice, busy }: { choice: OfferedRegistries; busy: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector<HTMLElement>(":checked")?.focus(), []);
  return (
    <div ref={part}>
      <RegistryChoice registries={choice.registries} fields={choice.fields} Form={Form} busy={busy}>
        <AsksForConfirmation />
      </RegistryChoice>
    </div>
  );
}

function AsksForConfirmation() {
  return useIsHydrated() ? <input type="hidden" name={confirmationField} value="registry" /> : null;
}

/**
 * The layer, and on the page the products that go with what was added [REG-05]. They load below the layer, and move the page
 * only when the shopper closes it.
 */
function Added({ outcome, sku }: { outcome: AddedToRegistry; sku: string }) {
  const row = useFeed("add-to-registry", sku);
  const [isClosed, setIsClosed] = useState(false);
  // Not where the focus was: the choice of a registry is gone.
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    button.current = document.getElementById(registryButtonId);
  }, []);
  return (
    <>
      <AddedLayer outcome={outcome} location="product page" onClose={() => setIsClosed(true)} finalFocus={button} />
      {isClosed && row?.items.length !== 0 ? (
        <ProductCarousel title={row?.title ?? "You May Also Want"} items={row?.items} place="listing" />
      ) : null}
    </>
  );
}
