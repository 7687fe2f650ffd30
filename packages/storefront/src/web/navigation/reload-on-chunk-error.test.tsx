import { addedAttribute, busyAttribute, signsInAttribute } from "@store/ui-kit/early-protocol";
import { beforeEach, expect, it, vi } from "vitest";
import { loadPage } from "./load-page.ts";
import { reloadOnChunkError } from "./reload-on-chunk-error.ts";

const reload = vi.fn();
reloadOnChunkError(reload);

/** A page whose server answers, unless it is away, and which has these fields. */
function openPage({ isUp = true, fields = "" }: { isUp?: boolean; fields?: string } = {}) {
  vi.stubGlobal("fetch", async () => (isUp ? new Response() : Promise.reject(new TypeError("Failed to fetch"))));
  document.body.innerHTML = fields;
}

async function lose(payload = new Error("Failed to fetch dynamically imported module")) {
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it("reloads a page whose chunks were removed by a deployment, once", async () => {
  openPage();
  await lose();
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["the shop cannot be reached", { isUp: false }],
  ["an add is confirmed", { fields: `<dialog open ${addedAttribute}='{}'></dialog>` }],
  ["the head asks to sign in", { fields: `<dialog open ${signsInAttribute}></dialog>` }],
  ["a click is being seen to", { fields: `<button ${busyAttribute}="true">Opening checkout</button>` }],
  ["a card is being typed", { fields: '<input autocomplete="cc-number" value="4111">' }],
  ["a PIN is being typed", { fields: '<input name="giftCard.pin" value="41">' }],
  ["a password is being typed", { fields: '<input type="password" autocomplete="current-password" value="Al">' }],
  ["a password is shown", { fields: '<input type="text" autocomplete="new-password" value="Al">' }],
])("does not reload while %s", async (_, options) => {
  openPage(options);
  await lose();
  expect(reload).not.toHaveBeenCalled();
});

it("does not reload where nothing can be kept, which would allow endless reloads", async () => {
  openPage();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Access is denied.", "SecurityError");
  });
  await lose();
  expect(reload).not.toHaveBeenCalled();
});

it("ignores an empty card form", async () => {
  openPage({ fields: '<input autocomplete="cc-number" value="">' });
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("leaves the lost file of another page to the way there", async () => {
  openPage();
  const payload = new Error("Failed to fetch dynamically imported module");
  vi.doMock("./load-files.ts", () => ({ loadFiles: () => Promise.reject(payload) }));
  await expect(loadPage("/stores")).rejects.toBe(payload);
  await lose(payload);
  expect(reload).not.toHaveBeenCalled();
});

// The last one: the page remembers its press.
it("does not reload after a press, which tells itself what it has not found", async () => {
  openPage();
  document.body.click();
  await lose();
  expect(reload).not.toHaveBeenCalled();
});
