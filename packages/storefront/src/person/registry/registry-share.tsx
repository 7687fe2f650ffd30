import { ShareLink } from "@store/product-ui/registry";
import { Button, buttonLook } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";

export interface RegistryQuestionProps {
  /** The path of the page. */
  readonly path: string;
  /** Whether the shopper is asked now. */
  readonly isAsked: boolean;
}

/** The link for givers, which its owner can replace after a question: givers' carts lose the registry then. */
export function RegistryShare({ path, isAsked, url }: RegistryQuestionProps & { readonly url: string }) {
  return (
    <section aria-labelledby="registry-share" data-print="hide" data-part="registry-section">
      <h2 id="registry-share">Link for Your Guests</h2>
      <p>Whoever has it sees your items, and never your address or email.</p>
      <ShareLink url={url} />
      {isAsked ? (
        <form method="post" action={path}>
          <FormSecrets />
          <p>
            Replace the link? The old one will lead nowhere. What guests have in their carts now will not count for your
            registry.
          </p>
          <div data-part="content-actions">
            <Button type="submit" name="intent" value="renewLink">
              Replace It
            </Button>
            <StoreLink href={path} {...buttonLook("secondary")}>
              Keep It
            </StoreLink>
          </div>
        </form>
      ) : (
        <p>
          <StoreLink href={`${path}?ask=renew#registry-share`}>Replace the Link</StoreLink>
        </p>
      )}
    </section>
  );
}

/** The end of a registry, after a question. */
export function RegistryEnd({ path, isAsked, name }: RegistryQuestionProps & { readonly name: string }) {
  return (
    <section aria-labelledby="registry-end" data-print="hide" data-part="registry-section">
      <h2 id="registry-end">Delete</h2>
      {isAsked ? (
        <form method="post" action={path}>
          <FormSecrets />
          <p>
            Delete “<bdi>{name}</bdi>” with all its items? Its link will lead nowhere.
          </p>
          <div data-part="content-actions">
            <Button type="submit" name="intent" value="removeRegistry">
              Delete It
            </Button>
            <StoreLink href={path} {...buttonLook("secondary")}>
              Keep It
            </StoreLink>
          </div>
        </form>
      ) : (
        <p>
          <StoreLink href={`${path}?ask=delete#registry-end`}>Delete This Registry</StoreLink>
        </p>
      )}
    </section>
  );
}
