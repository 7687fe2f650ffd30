import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { type Brand, parseTraceId } from "@store/contract/shared";
import type { HeadKind } from "@store/ui-kit/early-protocol";
import general from "@store/ui-kit/general.css?inline";
import layers from "@store/ui-kit/layers.css?inline";
import modern from "@store/ui-kit/modern.css?inline";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, redirect, redirectDocument, ServerRouter } from "react-router";
import { pageOf } from "../web/context/page-context.ts";
import { findReload } from "../web/context/signed-out-notice.ts";
import type { PageHandle } from "../web/page/page-handle.ts";
import { DocumentContext } from "./document/document-parts.ts";
import { headOf } from "./document/head-of.ts";
import { holdModules } from "./document/hold-modules.ts";
import { moduleFiles } from "./document/module-files.ts";
import { logError } from "./server/log-error.ts";
import parts from "./styles.css?inline";

export { logError as handleError } from "./server/log-error.ts";

/** The style sheet of a brand's documents: the fonts and tokens of the other one are left out. */
const stylesOf: Record<Brand, string> = { general: parts + general, modern: parts + modern };

/** After this time, rendering is aborted. */
const timeLimitMs = 10_000;

/** Pages whose forms work without scripts: content that arrives after the shell would need a script to be shown. */
const formPages = /^\/(checkout|account)\//;

/**
 * Renders the document. Crawlers and pages with forms get it as a whole, other shoppers as soon as its shell is ready.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, isShared, assets, store, hasWallets, signedOut } = pageOf(loadContext);
  const reload = findReload(request, { status, signedOut });
  if (reload !== null) return Promise.resolve(redirect(reload, 303));
  const routeIds = routerContext.staticHandlerContext.matches.map(({ route }) => route.id);
  const modules = moduleFiles(assets, routeIds);
  const kind = request.method === "GET" && status === 200 ? headKindOf(routerContext) : "eager";
  const isWaiting = kind !== "eager";
  return new Promise((resolve, reject) => {
    let code = status;
    let body: PassThrough | undefined;
    const answer = () => {
      body = new PassThrough();
      headers.set("Content-Type", "text/html; charset=utf-8");
      resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }));
      if (isWaiting) pipe(holdModules()).pipe(body);
      else pipe(body);
    };
    const isBot = isbot(request.headers.get("user-agent") ?? "");
    const isWhole = isShared || isBot || routerContext.isSpaMode || formPages.test(new URL(request.url).pathname);
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext
        value={{
          nonce,
          layers,
          styles: stylesOf[store.brand],
          modules: isWaiting ? [] : modules,
          head: headOf(kind, modules),
          brand: store.brand,
          hasWallets,
          reference: parseTraceId(request.headers.get("traceparent")) ?? "",
        }}
      >
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce: { script: nonce, style: nonce },
        // React would move completed content to the end of a long document, from where only a script moves it back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!isWhole) answer();
        },
        onAllReady() {
          // A pending timer would keep the whole render in memory until it fires.
          clearTimeout(timeLimit);
          if (isWhole) answer();
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          // A shopper who leaves before the page is complete is not an error. React Router has the same rule for its
          // loaders.
          const isAborted = request.signal.aborted || body?.destroyed;
          if (body && !isAborted) logError(error, { request });
        },
      },
    );
    const timeLimit = setTimeout(abort, timeLimitMs).unref();
  });
}

/** What the page needs of its head; a page to read says so. */
function headKindOf({ staticHandlerContext: { matches } }: EntryContext): HeadKind {
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  return handles.find((handle) => handle?.head)?.head ?? "eager";
}

/**
 * The data of a page for the router of a page that is open. If the session was ended from elsewhere, that page shows the
 * account's data, and is replaced by a document.
 */
export function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Response {
  const reload = findReload(request, { status: response.status, signedOut: pageOf(context).signedOut });
  return reload === null ? response : redirectDocument(reload);
}
