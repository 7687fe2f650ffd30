import * as early from "@store/ui-kit/early-marks";
import type { StoreLinkProps } from "@store/ui-kit/link";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { isAcrossBorder } from "./document-border.ts";
import { loadPage } from "./load-page.ts";

/** How long the pointer rests on a link that it does not only pass. */
const restMs = 100;

/**
 * The router's link with the props that the kit and the features use. Preloads a page's files and data on hover or focus, and
 * its files when a finger is down. To and from a page whose document has a policy of its own it loads the document. The
 * router's own prefetching would reload the page on hover if a file is lost.
 */
export function LiveLink({ href, preventScrollReset, replace, ...anchor }: StoreLinkProps) {
  const isElsewhere = isAcrossBorder(href);
  const [isReady, setReady] = useState(false);
  // The connection may be lost, or back, between render and press.
  const [, setOnline] = useState(true);
  const rest = useRef(0);
  const load = async () => {
    setOnline(navigator.onLine);
    // Not as it was at the last render: what nobody has loaded must not be prefetched.
    if (isAcrossBorder(href)) return false;
    return loadPage(href).then(
      () => true,
      () => false,
    );
  };
  const enter = () => {
    const own = window.setTimeout(async () => {
      // Only where the pointer still rests.
      if ((await load()) && rest.current === own) setReady(true);
    }, restMs);
    rest.current = own;
  };
  const leave = () => {
    clearTimeout(rest.current);
    rest.current = 0;
    setReady(false);
  };
  return (
    <Link
      {...anchor}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={load}
      onFocusCapture={enter}
      onBlurCapture={leave}
      to={href}
      // Before the application runs, the head does the same (`ui-kit/early/place.ts`).
      {...(replace && preventScrollReset && early.replaces)}
      prefetch={isReady ? "render" : "none"}
      reloadDocument={isElsewhere}
      preventScrollReset={preventScrollReset}
      replace={replace}
    />
  );
}

/** A path from the root, with nothing in it that the router would write in another way. */
const plainPath = /^\/(?![\\/])(?!.*(\/\.|\/\/|\\))(?!.*[?#]$)/;

/**
 * The same anchor in a document: a page has a hundred links, and the router's need a tenth of its rendering time for what
 * only a browser uses.
 */
export function DocumentLink(props: StoreLinkProps) {
  const { href, preventScrollReset, replace, ...anchor } = props;
  if (!plainPath.test(href)) return <LiveLink {...props} />;
  return <a {...anchor} {...(replace && preventScrollReset && early.replaces)} data-discover="true" href={href} />;
}

export const RouterLink = typeof document === "undefined" ? DocumentLink : LiveLink;
