import type { Link } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { LazyCrossSell } from "../../web/rows/lazy-cross-sell.tsx";
import { ErrorPageLinks } from "./error-page-links.tsx";

export interface NotFoundPageProps {
  readonly departments: readonly Link[];
}

/** The page for an unknown URL. */
export function NotFoundPage({ departments }: NotFoundPageProps) {
  return (
    <div data-part="page">
      <header data-part="content-head">
        <h1>We can't find that page.</h1>
        <p data-part="content-lead">
          It may have moved, or the piece it showed is no longer made. The shop is all here, though.
        </p>
      </header>
      <ErrorPageLinks departments={departments} suggest>
        <StoreLink href="/" {...buttonLook("primary")}>
          Continue Shopping
        </StoreLink>
        <StoreLink href="/stores" {...buttonLook("secondary")}>
          Find a Store
        </StoreLink>
      </ErrorPageLinks>
      <LazyCrossSell of="error" />
    </div>
  );
}
