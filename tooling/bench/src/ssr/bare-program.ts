import http from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, createRequestListener } from "@react-router/node";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";

// The smallest app of the router: `/elements/100` is a document of a hundred elements, all of them with one text of
// the loader. No page of the store can cost less.
function Root() {
  return createElement(
    "html",
    { lang: "en" },
    createElement("head", null, createElement("title", null, "Bare")),
    createElement("body", null, createElement(Outlet), createElement(Scripts)),
  );
}

function Elements() {
  const { count, text } = useLoaderData<typeof loader>();
  return Array.from({ length: count }, (_, at) => createElement("p", { key: at, className: "element" }, text));
}

const loader = ({ params }: LoaderFunctionArgs) => ({ count: Number(params.count), text: "Solid oak legs." });

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const toFacts = (id: string, hasLoader: boolean) => ({
  id,
  module: `/${id}.js`,
  hasLoader,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
});
const page = { id: "elements", parentId: "root", path: "elements/:count" };
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    elements: { ...page, module: { default: Elements, loader } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: { root: toFacts("root", false), elements: { ...page, ...toFacts("elements", true) } },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

const server = http.createServer(createRequestListener({ build, mode: "production" }));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("SIGTERM", () => process.exit(0));
