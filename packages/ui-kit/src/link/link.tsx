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
  /** The next page takes this one's place in the browser's history: Back leaves both. */
  readonly replace?: boolean | undefined;
  readonly [data: `data-${string}`]: string | undefined;
}

const LinkComponent = createContext<ComponentType<StoreLinkProps> | "a">("a");

/** Lets every link of the kit and of the features go through the application's router, which they do not know. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<StoreLinkProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link inside the shop. A plain anchor until a `LinkProvider` above it says otherwise. */
export function StoreLink({ preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  const Anchor = useContext(LinkComponent);
  return Anchor === "a" ? (
    <a {...anchor} />
  ) : (
    <Anchor {...anchor} preventScrollReset={preventScrollReset} replace={replace} />
  );
}
