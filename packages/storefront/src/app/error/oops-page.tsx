import type { Link } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { LazyCrossSell } from "../../web/rows/lazy-cross-sell.tsx";
import { useDocumentParts } from "../document/document-parts.ts";
import { ErrorPageLinks } from "./error-page-links.tsx";

export interface OopsPageProps {
  /** None if the data of the page frame could not be loaded. */
  readonly departments?: readonly Link[];
  /** False if the service is unavailable. */
  readonly showTrending?: boolean;
}

/** The page for internal errors. It uses plain links, because the router may be broken. */
export function OopsPage({ departments = [], showTrending = true }: OopsPageProps) {
  const { reference } = useDocumentParts();
  return (
    <div data-part="page">
      <header data-part="content-head">
        <h1>Oops. Something's not right.</h1>
        <p data-part="content-lead">This one is on us. Your cart is safe. Please try again in a moment.</p>
      </header>
      <ErrorPageLinks departments={departments} suggest={false}>
        <a href="/" {...buttonLook("primary")}>
          Back to Home
        </a>
        <a href="/checkout/cart" {...buttonLook("secondary")}>
          Go to Cart
        </a>
      </ErrorPageLinks>
      {/* The server writes it, and the browser, which does not know it, leaves it. */}
      <small data-part="error-reference" suppressHydrationWarning>
        {reference && `Reference: ${reference}`}
      </small>
      {showTrending ? <LazyCrossSell of="error" /> : null}
    </div>
  );
}
