import type { CheckoutClient } from "@store/checkout-client";
import { registryOperations } from "@store/contract/registry";
import { type RegistryType, registryTypes } from "@store/contract/registry/requests";
import { toPlainDigits } from "@store/postal-and-address";
import { readText } from "../read-text.ts";
import type { PageContext } from "./page-context.ts";
import { formClient, type InvalidForm, parseIntent } from "./page-form.ts";
import { toProblem } from "./to-problem.ts";

const trouble = "We could not save this. Please try again.";
const { saveRegistry, updateRegistryItem, removeRegistryItem, addRegistryItems, renewShareCode, removeRegistry } =
  registryOperations;

/** The next page after a form of a registry, or its errors. */
export type RegistryOutcome = { readonly location: string } | InvalidForm;

/** The pages of registries. */
export const registryPath = "/gift-registry";
const listPath = `${registryPath}/registrant-list`;

/** Saves the details of a registry; creates one without an id, and returns to `returnUrl` then. */
export async function submitRegistry(
  page: PageContext,
  form: FormData,
  { grId, returnUrl }: { readonly grId?: string | undefined; readonly returnUrl?: string | undefined },
): Promise<RegistryOutcome> {
  const fields = {
    name: readText(form, "name") ?? "",
    registryType: readText(form, "registryType") ?? "",
    eventDate: readText(form, "eventDate") ?? "",
  };
  const registryType = registryTypes.find((one): one is RegistryType => one === fields.registryType);
  if (!/^\d{4}-\d\d-\d\d$/.test(fields.eventDate))
    return { errors: { eventDate: "Please enter a valid Event Date." }, fields };
  const request = { ...(grId !== undefined && { grId }), ...fields, registryType: registryType ?? "br" };
  const result = await formClient(page, form).call(saveRegistry, request);
  if (!result.ok || !result.value.isSuccess)
    return {
      ...(result.ok && result.value.errors
        ? { errors: result.value.errors }
        : { problem: toProblem(result, trouble) ?? trouble }),
      fields,
    };
  const id = result.value.registry?.grId ?? grId ?? "";
  return { location: returnUrl ?? `${listPath}/${id}?done=${grId === undefined ? "created" : "saved"}` };
}

/** A change of the items, the link or the registry itself. */
export async function submitRegistryChange(page: PageContext, form: FormData, grId: string): Promise<RegistryOutcome> {
  const { command } = parseIntent(form);
  const run = Object.hasOwn(changes, command) ? changes[command] : undefined;
  if (!run) return { problem: trouble };
  const sku = readText(form, "sku") ?? "";
  const quantity = Number(toPlainDigits(readText(form, "quantity") ?? ""));
  if ((command === "updateItem" || command === "undoRemove") && !(quantity >= 1 && quantity <= 99))
    return { problem: "A registry takes 1 to 99 of an item." };
  const result = await run(formClient(page, form), { grId, sku, quantity });
  const problem = toProblem(result, trouble);
  if (problem !== null) return { problem };
  if (command === "removeRegistry") return { location: `${listPath}?done=removed` };
  const undo = command === "removeItem" ? `&${new URLSearchParams({ sku, quantity: String(quantity || 1) })}` : "";
  return { location: `${listPath}/${grId}?done=${command}${undo}` };
}

interface Change {
  readonly grId: string;
  readonly sku: string;
  readonly quantity: number;
}

const changes: Readonly<
  Record<string, (client: CheckoutClient, change: Change) => Promise<Parameters<typeof toProblem>[0]>>
> = {
  updateItem: (client, change) => client.call(updateRegistryItem, change),
  removeItem: (client, { grId, sku }) => client.call(removeRegistryItem, { grId, sku }),
  undoRemove: (client, { grId, sku, quantity }) =>
    client.call(addRegistryItems, [{ Sku: sku, Quantity: quantity, GrId: grId }]),
  renewLink: (client, { grId }) => client.call(renewShareCode, { grId }),
  removeRegistry: (client, { grId }) => client.call(removeRegistry, { grId }),
};
