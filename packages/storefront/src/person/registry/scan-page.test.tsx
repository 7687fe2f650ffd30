import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub, redirect, useActionData, useNavigate } from "react-router";
import { expect, it } from "vitest";
import type { RegistryOutcome } from "../../buy/adding/registry-outcome.ts";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import * as route from "./registry-scan.route.tsx";
import { ScanPage, type ScanPageProps } from "./scan-page.tsx";

const registries = [
  { grId: "r-1", name: "Ada & Ben", registryType: "br", eventDate: "2027-06-12" },
  { grId: "r-2", name: "Cleo", registryType: "bb", eventDate: "2027-06-12" },
];

/** What an add answers. */
function toAdded(grId: string): RegistryOutcome {
  const item = { sku: "100401", name: "Beacon Table Lamp", quantity: 1, imagePath: "/pictures/lamp-800.webp" };
  const price = { formattedPrice: "$149.00", price: 14_900 };
  const items = [{ ...item, ...price, grId, registryType: "br" }];
  return {
    kind: "shown",
    data: { added: { isSuccess: true, items, addedItemCount: 1 }, hasText: false, isReplayed: false },
    quantity: "1",
  };
}

type Answer = Partial<ScanPageProps>;

/** The page with an action that answers with `answer`; returns what was submitted. */
function show(owned: ScanPageProps["registries"], answer: (form: Record<string, FormDataEntryValue>) => Answer) {
  const received: Record<string, FormDataEntryValue>[] = [];
  function Page() {
    const { outcome = null, problem = null, code = "", registryId } = useActionData<Answer>() ?? {};
    return <ScanPage registries={owned} terms={null} {...{ outcome, problem, code, registryId }} />;
  }
  const Shop = createRoutesStub([
    {
      path: "/gift-registry/scan",
      Component: Page,
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData());
        received.push(form);
        return answer(form);
      },
    },
  ]);
  render(
    <Provider store={answeringStore(() => ({ title: "", items: [] }))}>
      <Shop initialEntries={["/gift-registry/scan"]} />
    </Provider>,
  );
  return received;
}

const code = () => screen.findByLabelText<HTMLInputElement>("Item Number or Product Address");
const registry = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Registry" });
const scan = async (text: string) => userEvent.type(await code(), `${text}{Enter}`);

it("adds one item after the other to the registry that was selected (AMB-243)", async () => {
  const received = show(registries, ({ grId }) => ({ outcome: toAdded(String(grId)) }));
  await code();
  await userEvent.selectOptions(registry(), "r-2");
  await scan("100401");
  await userEvent.click(await screen.findByRole("button", { name: /Continue Shopping|Scan Another Item/ }));
  await waitFor(async () => expect((await code()).value).toBe(""));
  expect(registry().value).toBe("r-2");
  await scan("100402");
  await waitFor(() => expect(received.map(({ grId }) => grId)).toEqual(["r-2", "r-2"]));
});

it("keeps the code and the registry of a submission that was refused", async () => {
  const problem = "We do not know this number.";
  show(registries, (form) => ({ problem, code: String(form.code), registryId: String(form.grId) }));
  await code();
  await userEvent.selectOptions(registry(), "r-2");
  await scan("99");
  expect(await screen.findByText(problem)).toBeVisible();
  expect([(await code()).value, registry().value]).toEqual(["99", "r-2"]);
});

it("has the focus in the field at first, after an add and after a refusal, for a hand-held scanner [REG-15]", async () => {
  const problem = "We do not know this number.";
  show(registries, ({ code }) => (code === "99" ? { problem, code } : { outcome: toAdded("r-1") }));
  const field = await code();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, "99");
  await userEvent.click(screen.getByRole("button", { name: "Add to Registry" }));
  await screen.findByText(problem);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard("100401");
  expect(field.value).toBe("100401");
  await userEvent.click(screen.getByRole("button", { name: "Add to Registry" }));
  await screen.findByRole("dialog", { name: "1 item added to your registry" });
  await userEvent.keyboard("{Escape}");
  await waitFor(async () => expect(document.activeElement).toBe(await code()));
});

it("names the only registry, so that one made in another tab asks nothing", async () => {
  const received = show(registries.slice(0, 1), () => ({ outcome: toAdded("r-1") }));
  await scan("100401");
  await waitFor(() => expect(received).toMatchObject([{ code: "100401", grId: "r-1" }]));
});

it("is not on the way back after Stop Scanning, which would scan again [REG-15]", async () => {
  const Back = () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  };
  const Shop = createRoutesStub([
    { path: "/", Component: () => <p>Where it began</p> },
    { path: "/gift-registry/registrant-list", Component: Back },
    {
      path: "/gift-registry/scan",
      Component: () => <ScanPage registries={registries} outcome={null} terms={null} problem={null} code="" />,
      action: () => redirect("/gift-registry/registrant-list"),
    },
  ]);
  render(<Shop initialEntries={["/", "/gift-registry/scan"]} />);
  await userEvent.click(await screen.findByRole("button", { name: "Stop Scanning" }));
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  expect(await screen.findByText("Where it began")).toBeVisible();
});

it("keeps what was typed if it could not be sent", async () => {
  const body = new URLSearchParams({ code: "100401", grId: "r-2" });
  const request = new Request("http://shop.test/gift-registry/scan", { method: "POST", body });
  const serverAction = async () => {
    await request.text();
    throw new TypeError("Failed to fetch");
  };
  const answer = await route.clientAction({ request, serverAction } as unknown as Parameters<
    typeof route.clientAction
  >[0]);
  expect(answer).toMatchObject({
    problem: expect.stringContaining("Please check your connection"),
    fields: { code: "100401", grId: "r-2" },
  });
});
