import type { Registry } from "@store/contract/registry";
import { OwnItemForm, RegistryForm, RegistryItems } from "@store/product-ui/registry";
import { Alert } from "@store/ui-kit/alert";
import { Button, buttonLook } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { RemovedNotice } from "./removed-notice.tsx";

export interface RegistryPageProps {
  readonly registry: Registry;
  /** The URL that givers get. */
  readonly shareUrl: string;
  /** The command of the form that redirected here. */
  readonly done: string | null;
  /** What was removed just now, with how many were wanted. */
  readonly removed: { readonly sku: string; readonly quantity: number } | null;
  /** Whether the shopper is asked if the registry shall be deleted. */
  readonly asksToDelete: boolean;
  readonly isOver: boolean;
  readonly submitted?:
    | {
        readonly problem?: string;
        readonly errors?: Readonly<Record<string, string>>;
        readonly fields?: Readonly<Record<string, string>>;
      }
    | undefined;
}

const doneTexts: Readonly<Record<string, string>> = {
  created: "Your registry is ready. Add to it from any product page, or share its link.",
  saved: "Your registry was saved.",
  updateItem: "The quantity was changed.",
  undoRemove: "The item is back.",
  renewLink: "Your registry has a new link. The old one leads nowhere now.",
};

/** A registry for its owner: details, items with wanted and bought, the link for givers, and its end [REG-13]. */
export function RegistryPage({
  registry,
  shareUrl,
  done,
  removed,
  asksToDelete,
  isOver,
  submitted,
}: RegistryPageProps) {
  const { grId, name, registryType, eventDate, items } = registry;
  const doneText = done !== null && Object.hasOwn(doneTexts, done) ? doneTexts[done] : undefined;
  return (
    <div data-part="page">
      <nav aria-label="Registry" data-print="hide">
        <StoreLink href="/gift-registry/registrant-list">All Registries</StoreLink>
      </nav>
      <h1>Edit Registry</h1>
      {submitted?.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
      {doneText && !submitted ? <Alert tone="success">{doneText}</Alert> : null}
      {removed ? <RemovedNotice {...removed} /> : null}
      {isOver ? (
        <Alert tone="info">The day of this event is over. Guests can still see and buy what is left.</Alert>
      ) : null}
      <RegistryForm
        initial={{ name, registryType, eventDate, ...submitted?.fields }}
        errors={submitted?.errors}
        submitLabel="Save"
      />
      <section aria-labelledby="registry-items">
        <h2 id="registry-items">{name}</h2>
        {items.length === 0 ? (
          <p>There is nothing in it yet.</p>
        ) : (
          <RegistryItems items={items} renderActions={(item) => <OwnItemForm item={item} />} />
        )}
      </section>
      <section aria-labelledby="registry-share" data-part="registry-share">
        <h2 id="registry-share">Link for Your Guests</h2>
        <p>Whoever has it sees your items, and never your address.</p>
        <code>{shareUrl}</code>
        <form method="post">
          <FormSecrets />
          <Button type="submit" variant="quiet" name="intent" value="renewLink">
            Replace the Link
          </Button>
        </form>
      </section>
      <section aria-labelledby="registry-end" data-print="hide">
        <h2 id="registry-end">Delete</h2>
        {asksToDelete ? (
          <form method="post">
            <FormSecrets />
            <p>{`Delete ${name} with all its items? Its link will lead nowhere.`}</p>
            <div data-part="content-actions">
              <Button type="submit" name="intent" value="removeRegistry">
                Delete It
              </Button>
              <StoreLink href={`/gift-registry/registrant-list/${grId}`} {...buttonLook("secondary")}>
                Keep It
              </StoreLink>
            </div>
          </form>
        ) : (
          <StoreLink href={`/gift-registry/registrant-list/${grId}?ask=delete#registry-end`}>
            Delete This Registry
          </StoreLink>
        )}
      </section>
    </div>
  );
}
