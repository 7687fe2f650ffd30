import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ChoicePicture, type ShownChoice } from "@store/ui-kit/picture";
import type { ReactNode, Ref } from "react";
import { offersChecklist } from "../registry/registry-types.ts";

/** An item as the answer to an add has it. */
export interface AddedRegistryItem extends ShownChoice {
  readonly sku: string;
  readonly name: string;
  readonly formattedPrice: string;
  readonly quantity: number;
}

/** What a confirmation needs of the registry and of the shop. */
export interface RegistryTarget {
  readonly registryId: string;
  readonly registryType: string;
  /** Whether the shop has checklists. */
  readonly hasChecklists: boolean;
  /** The path below which the pages of registries are, such as "/gift-registry". */
  readonly path: string;
}

/** The heading of a confirmation [REG-01]. */
export const toAddedText = (addedItemCount: number) =>
  `${addedItemCount === 1 ? "1 item" : `${addedItemCount} items`} added to your registry`;

/** The label of the way back to what the shopper did before [REG-02]. */
export const toContinueText = (isScanning: boolean) => (isScanning ? "Scan Another Item" : "Continue Shopping");

export interface RegistryConfirmationProps {
  readonly items: readonly AddedRegistryItem[];
  /** Whether a text was entered, which the registry does not keep. */
  readonly hasText: boolean;
  readonly phone: string;
  readonly hours: string;
  /** For a layer, which moves the focus here. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** What was added, and the help line [REG-04]. */
export function RegistryConfirmation({ items, hasText, phone, hours, ref, children }: RegistryConfirmationProps) {
  return (
    <div ref={ref} data-part="registry-added" {...(ref && { tabIndex: -1 })}>
      <ul data-part="registry-added-items">
        {items.map(({ sku, name, formattedPrice, quantity, ...shown }) => (
          <li key={sku}>
            <ChoicePicture shown={shown} alt="" sizes="72px" />
            <div>
              <p>{name}</p>
              <p data-part="soft">{`${formattedPrice}, quantity ${quantity}`}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasText ? <p>The text is not kept in the registry. It can be added when the gift is bought.</p> : null}
      <p data-part="soft">
        Questions about your registry? Call <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>,{" "}
        <span>{`open ${hours}.`}</span>
      </p>
      {children}
    </div>
  );
}

/** The ways to the registry and its checklist. */
export function RegistryLinks({ target }: { readonly target: RegistryTarget }) {
  return (
    <>
      {offersChecklist(target) ? (
        <StoreLink href={`${target.path}/checklist/${target.registryId}`} {...buttonLook("secondary")}>
          View Checklist
        </StoreLink>
      ) : null}
      <StoreLink href={`${target.path}/registrant-list`} {...buttonLook("primary")}>
        View Registry
      </StoreLink>
    </>
  );
}
