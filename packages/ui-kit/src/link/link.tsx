import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from "react";

export interface StoreLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** The next page is a variation of this one: a router keeps the scroll position. */
  readonly preventScrollReset?: boolean | undefined;
  /** The next page replaces this one in the browser's history: Back leaves both. */
  readonly replace?: boolean | undefined;
  readonly [data: `data-${string}`]: string | undefined;
}

const LinkComponent = createContext<ComponentType<StoreLinkProps> | "a">("a");

/** Lets every link of the kit and of the features use the application's router, on which they do not depend. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<StoreLinkProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link inside the store. A plain anchor unless a `LinkProvider` provides another component. */
export function StoreLink({ preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  const Anchor = useContext(LinkComponent);
  return Anchor === "a" ? (
    <a {...anchor} />
  ) : (
    <Anchor {...anchor} preventScrollReset={preventScrollReset} replace={replace} />
  );
}
