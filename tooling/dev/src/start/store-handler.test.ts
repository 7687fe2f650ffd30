import { expect, it } from "vitest";
import { type StoreApp, storeHandler } from "./store-handler.ts";

it("passes a URL that the file system refuses to the storefront", async () => {
  const app: StoreApp = { fetch: () => new Response("Page not found", { status: 404 }) };
  const folder = { at: "", folder: import.meta.dirname, cacheControl: "no-store" };
  const answer = await storeHandler(app, [folder]).fetch(new Request("http://localhost/browse/%00"), {
    clientAddress: "",
  });
  expect([answer.status, await answer.text()]).toEqual([404, "Page not found"]);
});
