import { useScriptsRunning } from "@store/ui-kit/early";
import { stylesId } from "@store/ui-kit/early-protocol";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { LinkProvider } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import { BrandHead, fontPreloads } from "./app/document/brand-head.tsx";
import { useDocumentParts, writtenStylesNonce } from "./app/document/document-parts.ts";
import { BrokenPage } from "./app/error/broken-page.tsx";
import { OopsPage } from "./app/error/oops-page.tsx";
import { PageFrame } from "./app/frame/page-frame.tsx";
import { loadRoot, pageOf } from "./web/context/page-context.ts";
import { useRoot } from "./web/context/use-root.ts";
import { hasChangedNothing } from "./web/forms/has-changed-nothing.ts";
import { RouterLink } from "./web/navigation/router-link.tsx";
import { HeadLinks } from "./web/search-engines/head-links.tsx";
import { isStepPath } from "./web/urls/is-step-path.ts";

// Lazy: the server renders it into its document, and few shoppers see it. The page for internal errors is part of every
// page.
const NotFoundPage = lazyPart(() => import("./app/error/not-found-page.tsx").then((part) => part.NotFoundPage), {
  fallback: null,
  Unavailable: OopsPage,
});

export { clientMiddleware } from "./web/navigation/navigation-observer.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadRoot(pageOf(context));
}

/**
 * The cart count is loaded again after a submitted form and after leaving the checkout; browsing does not change it.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionResult, currentUrl, nextUrl } = change;
  const wasSent = formMethod !== undefined && formMethod !== "GET" && !hasChangedNothing(actionResult);
  return wasSent || (isStepPath(currentUrl.pathname) && !isStepPath(nextUrl.pathname));
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const { nonce, layers, styles, modules, head, brand, hasWallets } = useDocumentParts();
  useScriptsRunning();
  return (
    // The head sets attributes of this element before React hydrates it.
    <html
      lang={root?.store.locale ?? "en-US"}
      data-brand={brand}
      data-wallets={hasWallets ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* With a precedence, and the first that has one: React puts sheets with a precedence before all other content. */}
        <style href="layers" precedence="layers" nonce={nonce}>
          {layers}
        </style>
        <BrandHead brand={brand} brandName={root?.store.brandName} />
        {fontPreloads[brand].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {root ? <HeadLinks site={root.store.site} origins={root.origins} /> : null}
        <style
          id={stylesId}
          nonce={nonce || writtenStylesNonce}
          suppressHydrationWarning
          // The store's own style sheet; as a child React would escape it.
          dangerouslySetInnerHTML={{ __html: styles }}
        />
        {/* The script after it takes it away. */}
        {head.signInShell === "" ? null : <template dangerouslySetInnerHTML={{ __html: head.signInShell }} />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          {...head.attributes}
          dangerouslySetInnerHTML={{ __html: head.text }}
        />
        {/* The head removes it before the application runs. */}
        {head.speculationRules === "" ? null : (
          <script nonce={nonce} type="speculationrules" dangerouslySetInnerHTML={{ __html: head.speculationRules }} />
        )}
        <Meta />
        {/* The store's own style sheets need no nonce; the router's would differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
        {modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
        ))}
        <Scripts nonce={nonce} />
        <ScrollRestoration nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const root = useLoaderData<typeof loader>();
  return (
    <PageFrame {...root}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRoot();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const departments = root?.departments ?? [];
  const page = isMissing ? (
    <NotFoundPage departments={departments} />
  ) : (
    <BrokenPage departments={departments} error={error} />
  );
  const title = isMissing ? "Page Not Found" : "Oops. Something's not right.";
  return (
    <>
      <title>{`${title} | ${root?.store.brandName ?? "Store"}`}</title>
      {root ? (
        <PageFrame {...root}>{page}</PageFrame>
      ) : (
        // Without the data of the page frame, the service cannot be called.
        <main id="content" tabIndex={-1}>
          {isMissing ? page : <OopsPage showTrending={false} />}
        </main>
      )}
    </>
  );
}
