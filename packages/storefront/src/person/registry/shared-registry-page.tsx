import type { AddResult } from "@store/contract/cart";
import type { SharedRegistry } from "@store/contract/registry";
import { nameOfType, quantityFieldId, RegistryItems } from "@store/product-ui/registry";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { useAtomValue } from "jotai";
import { useNavigation } from "react-router";
import { AddLayer, Terms } from "../../buy/adding/lazy-adds.tsx";
import { useAdds } from "../../buy/adding/use-adds.ts";
import { formatEventDate } from "./format-event-date.ts";
import { GiveActions } from "./give-actions.tsx";

export interface SharedRegistryPageProps {
  readonly registry: SharedRegistry;
  readonly shareCode: string;
  /** The address of the same page in the other brand, which sells what this one does not. */
  readonly otherBrandUrl: string;
  /** Why the last add failed, with what was sent. */
  readonly problem?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** What the last add added; null if it failed, was not tried, or led to the cart. */
  readonly added?: AddResult | null;
  /** The terms to accept before the add, if there are any. */
  readonly terms?: TermsOfAdd | null;
}

/** A registry for its givers: what is wanted, bought and left, each to be put into the cart (AMB-242). */
export function SharedRegistryPage({ registry, shareCode, otherBrandUrl, ...last }: SharedRegistryPageProps) {
  const { problem, fields, added = null, terms = null } = last;
  const { locale } = useAtomValue(siteAtom);
  const { formMethod, formData } = useNavigation();
  const { adds, latest, closed, close } = useAdds(added);
  const { name, registryType, eventDate, isOver, items } = registry;
  const url = `/gift-registry/shared/${shareCode}`;
  const sent = formMethod === "POST" ? formData?.get("sku") : undefined;
  const failed = items.find(({ sku }) => sku === fields?.sku);
  return (
    <div data-part="page">
      <header data-part="content-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p data-part="content-lead">{`${nameOfType(registryType)} · ${formatEventDate(eventDate, locale)}`}</p>
      </header>
      {isOver ? <Alert tone="info">The day of this event is over. You can still buy what is left.</Alert> : null}
      <ErrorSummary
        title="Nothing was added"
        problems={problem ? [{ fieldId: quantityFieldId(failed?.sku ?? ""), message: problem }] : []}
      />
      {terms ? <Terms key={terms.fields.nonce} terms={terms} productUrl={url} /> : null}
      {items.length === 0 ? (
        <p>There is nothing in this registry yet. Please come back later.</p>
      ) : (
        <RegistryItems
          headingLevel={2}
          items={items.map((item) =>
            item.url === undefined ? item : { ...item, url: `${item.url}?registry=${shareCode}` },
          )}
          renderActions={(item) => (
            <GiveActions
              item={item}
              shareCode={shareCode}
              otherBrandUrl={otherBrandUrl}
              adds={adds}
              busy={sent === item.sku}
              {...(item.sku === failed?.sku && problem && { typed: fields?.quantity, error: problem })}
            />
          )}
        />
      )}
      {latest ? (
        <AddLayer added={latest} sku={latest.items[0]?.sku ?? ""} isOpen={latest !== closed} onClose={close} />
      ) : null}
    </div>
  );
}
