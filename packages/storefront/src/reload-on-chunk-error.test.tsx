import { expect, it, vi } from "vitest";
import { type ReloadablePage, reloadOnChunkError } from "./reload-on-chunk-error.ts";

/** A page that counts its reloads. */
function openPage(options: { isUp?: boolean; storage?: () => Storage; fields?: string } = {}) {
  const { isUp = true, storage = () => sessionStorage, fields = "" } = options;
  const events = new EventTarget();
  const reload = vi.fn();
  const parts = document.implementation.createHTMLDocument();
  parts.body.innerHTML = fields;
  const page: ReloadablePage = {
    addEventListener: events.addEventListener.bind(events),
    document: parts,
    fetch: () => (isUp ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch"))),
    get sessionStorage() {
      return storage();
    },
    location: { href: "https://shop.example/checkout/cart", reload },
  };
  sessionStorage.clear();
  reloadOnChunkError(page);
  const lose = async () => {
    events.dispatchEvent(new Event("vite:preloadError"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { lose, reload };
}
const withheld = (): never => {
  throw new DOMException("Access is denied.", "SecurityError");
};

it("reloads a page whose chunks were removed by a deployment, once", async () => {
  const { lose, reload } = openPage();
  await lose();
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["the shop cannot be reached", { isUp: false }],
  ["nothing can be kept", { storage: withheld }],
  ["an add is confirmed", { fields: "<dialog open data-early-add='{}'></dialog>" }],
  ["a click is being seen to", { fields: '<button data-busy="true">Opening checkout</button>' }],
  ["a card is being typed", { fields: '<input autocomplete="cc-number" value="4111">' }],
])("does not reload while %s", async (_, options) => {
  const { lose, reload } = openPage(options);
  await lose();
  expect(reload).not.toHaveBeenCalled();
});

it("ignores an empty card form", async () => {
  const { lose, reload } = openPage({ fields: '<input autocomplete="cc-number" value="">' });
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});
