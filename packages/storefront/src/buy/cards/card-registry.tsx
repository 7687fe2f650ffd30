import { ProductCarousel } from "@store/product-ui/product-carousel";
import { RegistryChoice } from "@store/product-ui/registry-add";
import styles from "@store/product-ui/registry-add.css?url";
import { addedMs, registryIntent } from "@store/product-ui/registry-button";
import { type TermsOfAdd, TermsPopup } from "@store/product-ui/terms-step";
import { isServerThere } from "@store/ui-kit/is-server-there";
import { Popup } from "@store/ui-kit/popup";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useFetcher } from "react-router";
import { readText } from "../../web/forms/read-text.ts";
import { errorTexts } from "../../web/navigation/find-navigation-error.ts";
import { loadPage } from "../../web/navigation/load-page.ts";
import { useFeed } from "../../web/rows/use-feed.ts";
import { accountAtom } from "../../web/session/account-atom.ts";
import { AddedLayer } from "../adding/added-layer.tsx";
import { confirmationField } from "../adding/confirmation-field.tsx";
import {
  findAdded,
  findOffered,
  type OfferedRegistries,
  type RegistryOutcome,
  signedInText,
} from "../adding/registry-outcome.ts";
import { type CardPress, type CardRegistryProps, SubmitForm } from "../adding/submit-form.tsx";

interface CardAnswer {
  readonly registry?: RegistryOutcome;
  readonly terms?: TermsOfAdd;
  readonly problem?: string | null;
}

/** What a press of "Add to Registry" on a card leads to, and the way back to it from a sign-in. */
export function CardRegistry({ presses, returnedSku }: CardRegistryProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {presses.map((press) => (
        <Pressed key={readText(press.fields, "nonce")} {...press} />
      ))}
      {presses.length === 0 && returnedSku !== null ? <SignedIn sku={returnedSku} /> : null}
    </>
  );
}

/** Submits the form to the product's page, and shows its answer where the card is. */
function Pressed(press: CardPress) {
  const { form, fields, onAnswer } = press;
  const fetcher = useFetcher<CardAnswer>();
  const { registry, terms, problem } = fetcher.data ?? {};
  const action = form.getAttribute("action") ?? undefined;
  const [lost, setLost] = useState<"file" | "connection" | null>(null);
  useEffect(() => {
    // The router loads the files of the page that it sends to.
    loadPage(action ?? "")
      .then(
        () => fetcher.submit(fields, { method: "post", action }),
        async () => setLost((await isServerThere()) ? "file" : "connection"),
      )
      .finally(onAnswer);
  }, [fields]);
  const added = findAdded(registry);
  const choice = findOffered(registry);
  useEffect(() => (added ? showAdded(form) : undefined), [added, form]);
  const refusal =
    lost === "connection" ? errorTexts.network : registry?.kind === "invalid" ? registry.problem : problem;
  if (lost === "file") return <SubmitForm presses={[press]} returnedSku={null} />;
  const ways = { fetcher, action } as const;
  return (
    <>
      {terms ? <CardTerms key={terms.fields.nonce} terms={terms} {...ways} /> : null}
      {choice ? <CardChoice key={choice.fields.nonce} choice={choice} {...ways} /> : null}
      {refusal ? createPortal(<p role="alert">{refusal}</p>, form) : null}
      {added ? (
        <AddedLayer outcome={added} location={(readText(fields, "place") ?? "card").toLowerCase()} layout="drawer">
          <AlsoWanted sku={readText(fields, "sku") ?? ""} />
        </AddedLayer>
      ) : null}
    </>
  );
}

interface CardFormProps {
  readonly fetcher: ReturnType<typeof useFetcher<CardAnswer>>;
  readonly action: string | undefined;
}

const asksForConfirmation = <input type="hidden" name={confirmationField} value="card" />;

function CardTerms({ terms, fetcher, action }: CardFormProps & { readonly terms: TermsOfAdd }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <TermsPopup
      terms={terms}
      Form={fetcher.Form}
      action={action}
      target="registry"
      isOpen={isOpen}
      onDecline={() => setIsOpen(false)}
      // The press that asked for the terms may still load the page anew.
      busy={fetcher.formData?.get("nonce") === terms.fields.nonce}
    >
      {asksForConfirmation}
    </TermsPopup>
  );
}

function CardChoice({
  choice: { registries, fields },
  fetcher,
  action,
}: CardFormProps & { readonly choice: OfferedRegistries }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popup.Root isOpen={isOpen} onClose={() => setIsOpen(false)}>
      <Popup.Title>Add to Registry</Popup.Title>
      <Popup.Body>
        <RegistryChoice
          registries={registries}
          fields={fields}
          Form={fetcher.Form}
          action={action}
          busy={fetcher.state !== "idle"}
        >
          {asksForConfirmation}
        </RegistryChoice>
      </Popup.Body>
    </Popup.Root>
  );
}

/** The products that go with the added one [REG-05]. */
function AlsoWanted({ sku }: { readonly sku: string }): ReactNode {
  const row = useFeed("add-to-registry", sku);
  if (row?.items.length === 0) return null;
  return <ProductCarousel title={row?.title ?? "You May Also Want"} items={row?.items} place="listing" />;
}

/** Back from a sign-in: nothing was added, and the button of the card has the focus (AMB-224). */
function SignedIn({ sku }: { readonly sku: string }) {
  const isSignedIn = useAtomValue(accountAtom) !== null;
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    const found = isSignedIn ? findCardForm(sku) : null;
    setForm(found);
    if (!found) return;
    found.querySelector<HTMLElement>(`button[value="${registryIntent}"]`)?.focus();
    setText(signedInText);
  }, [isSignedIn, sku]);
  return form ? createPortal(<p role="status">{text}</p>, form) : null;
}

function findCardForm(sku: string): HTMLFormElement | null {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-part=card-add]")];
  return forms.find((form) => readText(new FormData(form), "sku") === sku) ?? null;
}

/** Shows "ADDED" on the registry button of a card for three seconds [REG-09]; returns what ends it early. */
function showAdded(form: HTMLFormElement): () => void {
  const show = (state: "idle" | "added") => {
    for (const label of form.querySelectorAll<HTMLElement>("[data-when]")) label.hidden = label.dataset.when !== state;
  };
  show("added");
  const timer = setTimeout(show, addedMs, "idle");
  return () => {
    clearTimeout(timer);
    show("idle");
  };
}
