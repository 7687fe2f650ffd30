import type { Registry } from "@store/contract/registry";
import type { Address } from "@store/contract/shared";
import { nameOfType, offersChecklist, RegistryForm } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { AccountFrame } from "../account/account-frame.tsx";
import { formatEventDate } from "./format-event-date.ts";
import { OwnItems, type OwnItemsProps, RemovedNotice, type RemovedNoticeProps } from "./own-items.tsx";
import { AddressHint, storedAddressValue, toAddressOptions } from "./registry-address.tsx";
import { RegistryEnd, RegistryShare } from "./registry-share.tsx";

export interface RegistryPageProps {
  readonly registry: Registry;
  /** The addresses of the account. */
  readonly addresses: readonly Address[];
  /** The URL that givers get. */
  readonly shareUrl: string;
  /** The command of the form that redirected here. */
  readonly done?: string | null;
  /** The item that was changed just now, and how. */
  readonly changed?: OwnItemsProps["changed"];
  /** What was removed just now. */
  readonly removed?: Omit<RemovedNoticeProps, "path"> | null;
  /** What the shopper is asked before it is done. */
  readonly ask?: string | null;
  /** The item of which the shopper is asked if it is to be removed. */
  readonly askedSku?: string | null;
  readonly submitted?: FormErrors | undefined;
}

/** A registry for its owner: details, the link for givers, items with wanted and bought, and its end [REG-13]. */
export function RegistryPage({ registry, addresses, shareUrl, ...shown }: RegistryPageProps) {
  const { submitted, ask = null, askedSku = null, removed = null, changed = null, done } = shown;
  const { locale, interactiveChecklistEnabled: hasChecklists } = useAtomValue(siteAtom);
  const { grId: registryId, name, registryType, eventDate, address, items, isOver, isNameCleaned } = registry;
  const path = `/gift-registry/registrant-list/${registryId}`;
  const ofItem = submitted?.fields?.sku !== undefined;
  const own = ofItem ? undefined : submitted;
  // Back from an undo: what was removed is there again.
  const isMissing = !submitted && !items.some(({ sku }) => sku === removed?.sku);
  const initial = { name, registryType, eventDate, address: address ? storedAddressValue : "" };
  return (
    <AccountFrame
      title="Edit Registry"
      section="/gift-registry/registrant-list"
      done={submitted ? null : done}
      problem={submitted?.problem}
    >
      {removed && isMissing ? <RemovedNotice {...removed} path={path} /> : null}
      {isNameCleaned ? (
        <Alert tone="info">The name held characters that guests cannot be shown. Please check it and save it.</Alert>
      ) : null}
      {isOver ? (
        <Alert tone="info">The day of this event is over. Guests can still see and buy what is left.</Alert>
      ) : null}
      <div data-part="registry-head">
        <div data-print="hide">
          <RegistryForm
            initial={{ ...initial, ...own?.fields }}
            errors={own?.errors}
            addresses={toAddressOptions(addresses, address)}
            addressHint={<AddressHint addresses={addresses} stored={address} />}
            submitLabel="Save"
          />
        </div>
        <RegistryShare path={path} isAsked={ask === "renew"} url={shareUrl} />
      </div>
      <div data-part="registry-title">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{`${nameOfType(registryType)} · ${formatEventDate(eventDate, locale)}`}</p>
        <div data-part="registry-actions" data-print="hide">
          {offersChecklist({ hasChecklists, registryType }) ? (
            <StoreLink href={`/gift-registry/checklist/${registryId}`}>View Checklist</StoreLink>
          ) : null}
          <span data-with-scripts="">
            <Button variant="quiet" onClick={() => window.print()}>
              Print
            </Button>
          </span>
        </div>
      </div>
      <OwnItems
        registry={registry}
        path={path}
        changed={changed}
        askedSku={askedSku}
        submitted={ofItem ? submitted : undefined}
      />
      <RegistryEnd path={path} isAsked={ask === "delete"} name={name} />
    </AccountFrame>
  );
}
