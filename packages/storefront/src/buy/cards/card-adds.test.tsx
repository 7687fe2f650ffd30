// Imported before a press loads them, so that no test waits for a file.
import "./card-adds.tsx";
import "./card-registry.tsx";
import { cartOperations } from "@store/contract/cart";
import { registryIntent } from "@store/product-ui/registry-button";
import { busyAttribute } from "@store/ui-kit/early-protocol";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { isBusy } from "./card-submission.ts";
import { LazyCardAdds } from "./lazy-card-adds.tsx";

// The build knows the files of pages.
const loadFiles = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../../web/navigation/load-files.ts", () => ({ loadFiles }));

const names = { "100401": "Beacon Table Lamp", "100501": "Tidewater Bath Towels" };

const refusal = (problem: string) => ({ registry: { kind: "invalid", problem, quantity: "1" } });

interface Given {
  readonly intent?: string;
  readonly answerCall?: (path: string) => unknown;
  /** What the page loads, first and after each answer. */
  readonly load?: () => unknown;
}

/** Two cards of a listing; returns what answers the press on the card of a SKU, and the SKUs that were sent. */
function show({ intent = registryIntent, answerCall = () => ({ title: "", items: [] }), load }: Given = {}) {
  const answers = new Map<string, (result: object) => void>();
  const sent: (string | undefined)[] = [];
  const Shop = createRoutesStub([
    {
      path: "/",
      ...(load && { loader: load }),
      Component: () => (
        <>
          {Object.entries(names).map(([sku, name]) => (
            <form key={sku} method="post" action={`/product/${sku}`} data-part="card-add" aria-label={name}>
              <input type="hidden" name="sku" value={sku} />
              <button type="submit" name="intent" value={intent}>
                {`Add ${name}`}
              </button>
            </form>
          ))}
          <LazyCardAdds />
        </>
      ),
    },
    {
      path: "/product/:sku",
      action: ({ params: { sku = "" } }) =>
        new Promise((resolve) => {
          sent.push(sku);
          answers.set(sku, resolve);
        }),
    },
  ]);
  render(
    <Provider store={answeringStore(({ path }) => answerCall(path))}>
      <Shop />
    </Provider>,
  );
  async function answer(sku: keyof typeof names, result: object): Promise<void> {
    await expect.poll(() => answers.has(sku)).toBe(true);
    await act(async () => answers.get(sku)?.(result));
    answers.delete(sku);
  }
  return { answer, sent };
}

const card = (name: string) => screen.findByRole("form", { name });
const press = async (name: string) => userEvent.click(within(await card(name)).getByRole("button"));

it("says at the card that there is no connection, if a file of the page that it sends to is lost [REG-10]", async () => {
  loadFiles.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { sent } = show();
  await press("Beacon Table Lamp");
  const form = await card("Beacon Table Lamp");
  expect(await within(form).findByRole("alert")).toHaveTextContent("We are having trouble connecting.");
  expect(sent).toEqual([]);
  expect(isBusy(form)).toBe(false);
  vi.unstubAllGlobals();
});

it("shows the answer of each card, also if another one was pressed meanwhile [REG-10]", async () => {
  const { answer } = show();
  await press("Beacon Table Lamp");
  await press("Tidewater Bath Towels");
  await answer("100401", refusal("The lamp is not for registries."));
  await answer("100501", refusal("The towels are not for registries."));
  const [lamp, towels] = [await card("Beacon Table Lamp"), await card("Tidewater Bath Towels")];
  expect(await within(lamp).findByRole("alert")).toHaveTextContent("The lamp is not for registries.");
  expect(await within(towels).findByRole("alert")).toHaveTextContent("The towels are not for registries.");
  for (const form of [lamp, towels]) expect(isBusy(form)).toBe(false);
});

it("adds once for a double click, although the answer comes between its clicks [CONF-24]", async () => {
  let adds = 0;
  show({
    intent: "",
    answerCall: (path) => {
      if (path === cartOperations.addItems.path) adds += 1;
      return { isSuccess: false, message: "Sold out" };
    },
  });
  const form = await card("Beacon Table Lamp");
  const button = within(form).getByRole("button");
  await userEvent.click(button);
  await waitFor(() => expect(isBusy(form)).toBe(false));
  expect(adds).toBe(1);
  fireEvent.click(button, { detail: 2 });
  expect(isBusy(form)).toBe(false);
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(adds).toBe(2));
});

it("answers a press once that came before its script [REG-10]", async () => {
  const { answer, sent } = show();
  const form = await card("Beacon Table Lamp");
  const button = within(form).getByRole("button");
  act(() => {
    button.click();
    button.click();
  });
  expect(button).toHaveAttribute(busyAttribute, "Adding…");
  await answer("100401", refusal("The lamp is not for registries."));
  expect(await within(form).findByRole("alert")).toHaveTextContent("The lamp is not for registries.");
  expect(sent).toEqual(["100401"]);
  expect(isBusy(form)).toBe(false);
});

const terms = {
  title: null,
  message: "Final sale.",
  fields: { sku: "100401", intent: registryIntent, acceptedTermsId: "t-1", nonce: "n-1" },
};

it("can be declined at its terms while the page still loads anew [CONF-10]", async () => {
  let loads = 0;
  const { answer, sent } = show({ load: () => (loads++ === 0 ? null : new Promise(() => {})) });
  await press("Beacon Table Lamp");
  await answer("100401", { terms });
  const popup = await screen.findByRole("dialog", { name: "Confirm Your Selection" });
  expect(loads).toBe(2);
  await userEvent.click(within(popup).getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual(["100401"]);
});

it("cannot be declined once its terms are accepted [CONF-10]", async () => {
  const { answer } = show();
  await press("Beacon Table Lamp");
  await answer("100401", { terms });
  const popup = await screen.findByRole("dialog", { name: "Confirm Your Selection" });
  await userEvent.click(within(popup).getByRole("button", { name: /^Accept/ }));
  await userEvent.click(within(popup).getByRole("button", { name: "Decline" }));
  expect(screen.getByRole("dialog")).toBe(popup);
  await answer("100401", refusal("The lamp is not for registries."));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
