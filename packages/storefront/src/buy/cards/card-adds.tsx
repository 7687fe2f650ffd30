import { newKey } from "@store/checkout-client";
import { type AddResult, cartOperations } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { checkoutClientAtom, receiveCartCountAtom } from "@store/shopper-state";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { type Atom, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { readText } from "../../web/forms/read-text.ts";
import { confirmationField } from "../adding/confirmation-field.tsx";
import { AddLayer, TermsPart } from "../adding/lazy-adds.tsx";
import { findReturnedSku } from "../adding/registry-button-id.ts";
import { fromField, isRegistryAdd } from "../adding/registry-outcome.ts";
import { type CardPress, SubmitForm } from "../adding/submit-form.tsx";
import { toAddToCartItem } from "../adding/to-add-to-cart-item.ts";
import { asksForTerms, toTermsOfAdd } from "../adding/to-terms-of-add.ts";
import { type CardSubmission, isBusy, repeat, setBusy } from "./card-submission.ts";

const CardRegistry = lazyPart(() => import("./card-registry.tsx").then((part) => part.CardRegistry), {
  fallback: null,
  Unavailable: SubmitForm,
});

/** What an add from a card leads to: a confirmation, or the terms of the item. */
type CardAdded = { added: AddResult } | { terms: TermsOfAdd };

/** What the last add of a card led to, and the page on which it was pressed: another page does not show it. */
type Shown = CardAdded & { sku: string; pathname: string };

const none = () => [];

export interface CardAddsProps {
  /** Takes the presses that came while this script loaded. */
  readonly takeEarly?: () => readonly CardSubmission[];
}

/**
 * Takes over the forms of cards: adds in the background and confirms it on the page. Until this script runs, a form posts
 * to the product's page. A failed add is only logged, and the button's label returns [CONF-24].
 */
export function CardAdds({ takeEarly = none }: CardAddsProps) {
  const store = useStore();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  const [presses, setPresses] = useState<readonly (CardPress & { pathname: string })[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function addToRegistry(form: HTMLFormElement, fields: FormData): Promise<void> {
    fields.set(fromField, pathname + search);
    fields.set(confirmationField, "card");
    fields.set("nonce", newKey());
    return new Promise((onAnswer) => {
      const press = { form, fields, onAnswer, pathname };
      // A press that has no answer yet keeps its place: another card can be pressed meanwhile.
      setPresses((earlier) => [...earlier.filter((one) => one.form !== form && isBusy(one.form)), press]);
    });
  }

  async function add(fields: FormData): Promise<void> {
    // What will show the answer loads meanwhile, and the button is busy until it is there.
    void (asksForTerms(fields) ? TermsPart : AddLayer).preload();
    const added = await addFromCard(store.get(checkoutClientAtom), fields, pathname);
    if (added === null) return;
    await ("terms" in added ? TermsPart : AddLayer).preload();
    setShown({ ...added, sku: readText(fields, "sku") ?? "", pathname });
    if ("terms" in added) return;
    store.set(receiveCartCountAtom, added.added.cartItemCount);
    // The cart shows the added line, too.
    if (pathname === "/checkout/cart") void revalidate();
    setIsOpen(true);
  }

  useCardForms((form, fields) => (isRegistryAdd(fields) ? addToRegistry(form, fields) : add(fields)), takeEarly);
  const returnedSku = findReturnedSku(hash);
  const shownPresses = presses.filter((press) => press.pathname === pathname);
  return (
    <>
      {shownPresses.length > 0 || returnedSku !== null ? (
        <CardRegistry presses={shownPresses} returnedSku={returnedSku} />
      ) : null}
      {shown?.pathname === pathname ? <Added shown={shown} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function Added({ shown, isOpen, onClose }: { shown: Shown; isOpen: boolean; onClose: () => void }) {
  if ("added" in shown)
    return <AddLayer key={shown.sku} added={shown.added} sku={shown.sku} isOpen={isOpen} onClose={onClose} />;
  return <TermsPart key={shown.terms.fields.nonce} terms={shown.terms} productUrl={`/product/${shown.sku}`} isPopup />;
}

/** Calls `add` for each submitted form of a card, one at a time for each, with its button busy meanwhile. */
function useCardForms(
  add: (form: HTMLFormElement, fields: FormData) => Promise<void>,
  takeEarly: () => readonly CardSubmission[],
): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    async function take(event: SubmitEvent): Promise<void> {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.part !== "card-add") return;
      event.preventDefault();
      if (isBusy(form)) return;
      const submission = { form, submitter: event.submitter };
      setBusy(submission, true);
      await latest.current(form, new FormData(form, event.submitter));
      setBusy(submission, false);
    }
    const watch = new AbortController();
    const { signal } = watch;
    document.addEventListener("submit", (event) => void take(event), { signal });
    // The second click of a double click may come after the answer to the first one.
    const isSecond = ({ detail, target }: MouseEvent) =>
      detail > 1 && (target as Element).closest("[data-part=card-add]");
    document.addEventListener("click", (event) => isSecond(event) && event.preventDefault(), { signal });
    repeat(takeEarly());
    return () => watch.abort();
  }, [takeEarly]);
}

type Client = typeof checkoutClientAtom extends Atom<infer Value> ? Value : never;

/** Adds the item of a card's form on a page. Null after a failure, which is only logged [CONF-24]. */
async function addFromCard(client: Client, form: FormData, pathname: string): Promise<CardAdded | null> {
  const items = [{ ...toAddToCartItem(form), Url: pathname }];
  const result = await client.call(cartOperations.addItems, { items });
  if (result.ok && result.value.isSuccess) return { added: result.value };
  const [terms] = (result.ok && result.value.terms) || [];
  if (terms) return { terms: toTermsOfAdd(terms, form) };
  const message = `The ${readText(form, "sku") ?? ""} of a card was not added.`;
  void client.call(loggingOperations.log, { message, level: "warn" });
  return null;
}
