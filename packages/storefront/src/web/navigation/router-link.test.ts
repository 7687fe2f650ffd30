import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { DocumentLink, LiveLink, RouterLink } from "./router-link.tsx";

type LinkProps = Parameters<typeof LiveLink>[0];

async function markupOf(LinkOf: ComponentType<LinkProps>, props: LinkProps): Promise<string> {
  const routes = [{ path: "*", element: createElement(LinkOf, props, "Sofas") }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("http://localhost/browse/sofas?color=blue"));
  if (context instanceof Response) throw new Error("The routes have no loader.");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }));
}

/** The attributes of an anchor, in any order, and its text. */
function partsOf(markup: string): string[] {
  const [, attributes = "", text = ""] = /^<a ([^>]*)>([^<]*)<\/a>$/.exec(markup) ?? [];
  return [...attributes.split(/ (?=[\w-]+=)/).sort(), text];
}

describe("a link in a document", () => {
  it.each([
    "/",
    "/browse/sofas",
    "/browse/sofas?color=blue&size=a%20b#top",
    "/sectional-planner/",
    "/customer-service/terms-of-use#terms-registry",
    "/search?query=caf%C3%A9",
    "/search?query=a//b",
    "/search?query=a/../b",
    "//other.example/sofas",
    "https://other.example/sofas",
    "/browse/../sofas",
    "/browse//sofas",
    "/browse/sofas?",
    "/browse/sofas#",
    "/browse/sofas?color=blue#",
    "/\\other.example/sofas",
    "/browse\\sofas",
    "?page=2",
    "#reviews",
    "tel:+18005550100",
  ])("to %s is the anchor of the application's link", async (href) => {
    for (const more of [
      {},
      { replace: true, preventScrollReset: true, "aria-current": "page", className: "on" } as const,
    ])
      expect(partsOf(await markupOf(DocumentLink, { href, ...more }))).toEqual(
        partsOf(await markupOf(LiveLink, { href, ...more })),
      );
  });

  it("is what the server renders", () => {
    expect(RouterLink).toBe(DocumentLink);
  });
});
