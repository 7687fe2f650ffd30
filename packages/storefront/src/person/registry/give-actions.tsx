import type { SharedRegistry } from "@store/contract/registry";
import { GiveForm, type GiveFormProps } from "@store/product-ui/registry";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import type { ComponentProps } from "react";
import { Form } from "react-router";
import { ConfirmationField } from "../../buy/adding/confirmation-field.tsx";

export interface GiveActionsProps extends Pick<GiveFormProps, "shareCode" | "busy" | "typed" | "error"> {
  readonly item: SharedRegistry["items"][number];
  readonly otherBrandUrl: string;
  /** How often the page has added so far: an add after a confirmation is a new one. */
  readonly adds: number;
}

/**
 * What a giver can do with an item: add it to the cart; write its text on its own page first, if it is sold only with
 * one; or go on to the brand that sells it. Nothing if it is not sold any more.
 */
export function GiveActions({ item, otherBrandUrl, adds, ...form }: GiveActionsProps) {
  const { name, price, url, notice } = item;
  if (price === null) return null;
  if (url === undefined)
    return (
      <p data-part="registry-actions" data-print="hide">
        <a href={otherBrandUrl}>
          See It There <VisuallyHidden>{name}</VisuallyHidden>
        </a>
      </p>
    );
  if (notice !== undefined)
    return (
      <p data-part="registry-actions" data-print="hide">
        <StoreLink href={url} {...buttonLook("secondary")}>
          Add the Text <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
        </StoreLink>
      </p>
    );
  return (
    <GiveForm {...form} item={item} Form={PlaceKeepingForm}>
      <ConfirmationField adds={adds} />
      <input type="hidden" name="url" value={`/gift-registry/shared/${form.shareCode}`} />
    </GiveForm>
  );
}

/** The router's form; what it says of an add is below it or in a popup, so the page stays where it is. */
function PlaceKeepingForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} preventScrollReset />;
}
