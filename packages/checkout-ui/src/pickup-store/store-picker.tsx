import type { StoreLocation } from "@store/contract/catalog";
import { toAddressText } from "@store/contract/shared";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { Skeleton, SkeletonBlock } from "@store/ui-kit/skeleton";
import { useAtomValue, useSetAtom } from "jotai";
import { Fragment, useEffect, useRef } from "react";
import type { OwnPopupProps } from "../popups/own-popup-props.ts";
import { toDistanceText } from "./store-lines.tsx";
import { loadStoresAtom, storesAtom } from "./stores-atom.ts";

export interface StorePickerProps extends OwnPopupProps {
  readonly request: {
    /** The item for pickup. */
    readonly title: string;
    /** Its current pickup store. */
    readonly chosenId: string | null;
    readonly onChoose: (locationId: string) => void;
  };
}

/** The stores at which an item can be picked up; one click selects. */
export function StorePicker({ request, ...popup }: StorePickerProps) {
  const { title, chosenId, onChoose } = request;
  const stores = useAtomValue(storesAtom);
  const load = useSetAtom(loadStoresAtom);
  useEffect(() => void load(), [load]);
  // Until there is a store to select, the question has the focus.
  const question = useRef<HTMLParagraphElement>(null);
  function choose(locationId: string): void {
    // A click during the fade-out is ignored.
    if (!popup.isOpen) return;
    popup.onClose();
    onChoose(locationId);
  }
  return (
    <Popup.Root {...popup} {...(stores.kind !== "ready" && { initialFocus: question })}>
      <Popup.Title>Choose a Store</Popup.Title>
      <Popup.Description>
        <p ref={question} tabIndex={-1}>{`Where would you like to pick up ${title}?`}</p>
      </Popup.Description>
      <Popup.Body>
        <div data-part="store-places">
          {stores.kind === "failed" ? (
            <Alert tone="error" title="We could not load our stores.">
              <Button variant="secondary" onClick={() => void load()}>
                Try Again
              </Button>
            </Alert>
          ) : null}
          <p role="status" data-part="visually-hidden">
            {stores.kind === "ready" ? `${stores.stores.length} stores` : null}
          </p>
          {stores.kind === "ready" ? (
            <ul data-part="store-list">
              {stores.stores.map((store) => (
                <li key={store.locationId} data-part="store-choice">
                  <StoreAddress {...store} />
                  {store.locationId === chosenId ? (
                    <strong>Your store</strong>
                  ) : (
                    <Button
                      variant="secondary"
                      aria-label={`Pick Up Here: ${store.name}`}
                      onClick={() => choose(store.locationId)}
                    >
                      Pick Up Here
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          {stores.kind === "idle" || stores.kind === "loading" ? (
            <Skeleton label="Loading our stores" onRetry={() => void load({ again: true })}>
              {["first", "second", "third"].map((store) => (
                <Fragment key={store}>
                  <SkeletonBlock shape="heading" />
                  <SkeletonBlock />
                  <SkeletonBlock />
                  <SkeletonBlock />
                  <SkeletonBlock />
                </Fragment>
              ))}
            </Skeleton>
          ) : null}
        </div>
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Cancel</Popup.Close>
      </Popup.Actions>
    </Popup.Root>
  );
}

function StoreAddress({ name, address, phone, hours, distance }: StoreLocation) {
  const distanceText = toDistanceText({ distance });
  return (
    <div>
      <h3>{name}</h3>
      {distanceText ? <p>{distanceText}</p> : null}
      <p data-part="soft">{toAddressText(address)}</p>
      <p data-part="soft">{phone}</p>
      {hours.map((days) => (
        <p key={days} data-part="soft">
          {days}
        </p>
      ))}
    </div>
  );
}
