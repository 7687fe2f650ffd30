import type { CallResult, CheckoutClient } from "@store/checkout-client";
import { accountOperations } from "@store/contract/account";
import { registryOperations } from "@store/contract/registry";
import { type RegistryType, registryTypes } from "@store/contract/registry/requests";
import { type Address, maxQuantity } from "@store/contract/shared";
import { toPlainDigits } from "@store/postal-and-address";
import { checkRegistryFields, normalizeRegistryField } from "@store/product-ui/registry";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import { data } from "react-router";
import type { PageContext } from "../../web/context/page-context.ts";
import { formClient, parseIntent, readToken, toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { registriesPath } from "../../web/urls/registry-paths.ts";
import { storedAddressValue } from "./registry-address.tsx";

const trouble = "We could not save this. Please try again.";
const outdated = "This page is out of date. Please look at your registry and try again.";
const {
  getRegistry,
  saveRegistry,
  updateRegistryItem,
  removeRegistryItem,
  addRegistryItems,
  renewShareCode,
  removeRegistry,
} = registryOperations;

/** Saves the details of a registry; creates one without an id, and returns to `returnUrl` then. */
export async function submitRegistry(
  page: PageContext,
  form: FormData,
  { registryId, returnUrl }: { readonly registryId?: string | undefined; readonly returnUrl?: string | undefined },
): Promise<FormOutcome> {
  const read = (name: string) => readText(form, name) ?? "";
  const fields = {
    name: read("name"),
    registryType: read("registryType"),
    eventDate: read("eventDate"),
    address: read("address"),
  };
  if (readToken(form) === "") return invalid({ problem: outdated, fields });
  const { eventDate } = fields;
  const name = normalizeRegistryField("name", fields.name);
  const found = checkRegistryFields({ ...fields, name });
  const registryType = registryTypes.find((one): one is RegistryType => one === fields.registryType);
  const address = await findAddress(page.client, fields.address);
  const errors = {
    ...found,
    ...(registryType === undefined && { registryType: "Please choose an Occasion." }),
    ...(!address && { address: "Please choose one of your addresses." }),
  };
  if (registryType === undefined || !address || Object.keys(errors).length > 0) return invalid({ errors, fields });
  const request = { ...(registryId !== undefined && { grId: registryId }), name, registryType, eventDate, ...address };
  const result = ofOwn(await formClient(page, form).call(saveRegistry, request));
  if (result.ok && result.value.isSuccess) {
    const id = result.value.registry?.grId ?? registryId;
    const done = registryId === undefined ? "createRegistry" : "saveRegistry";
    return moved(returnUrl ?? `${registriesPath}/${id}?done=${done}`);
  }
  const refused = toErrors(result);
  return invalid(refused ? { errors: refused, fields } : { problem: toProblem(result, trouble) ?? trouble, fields });
}

/** The result of a call; a registry that is not the account's has no page. */
function ofOwn<Result extends CallResult<unknown>>(result: Result): Result {
  if (!result.ok && result.failure.kind === "refused" && result.failure.errorCode === "RegistryNotFound")
    throw data(null, { status: 404 });
  return result;
}

/** What the service says of the fields; undefined if it says nothing of them. */
function toErrors(result: CallResult<{ errors?: Record<string, string>; fieldProblems?: { message: string }[] }>) {
  if (!result.ok) return undefined;
  const { errors, fieldProblems } = result.value;
  // The address has one field here, and more in the account.
  return fieldProblems ? { address: fieldProblems.map(({ message }) => message).join(" ") } : errors;
}

/** The address to save: none, or one of the account's, or what is stored; undefined if the account has no such one. */
async function findAddress(
  client: CheckoutClient,
  chosen: string,
): Promise<{ readonly address?: Address | null } | undefined> {
  if (chosen === "") return { address: null };
  if (chosen === storedAddressValue) return {};
  const result = await client.call(accountOperations.getAccount, {});
  const found = result.ok ? result.value.addresses.find(({ addressId }) => addressId === chosen) : undefined;
  if (!found) return undefined;
  const { addressId: _, ...address } = found;
  return { address };
}

/** A change of the items, the link or the registry itself. */
export async function submitRegistryChange(
  page: PageContext,
  form: FormData,
  registryId: string,
): Promise<FormOutcome> {
  if (readToken(form) === "") return invalid({ problem: outdated });
  const { command } = parseIntent(form);
  const run = Object.hasOwn(changes, command) ? changes[command] : undefined;
  if (!run) return invalid({ problem: trouble });
  const read = (name: string) => readText(form, name) ?? "";
  const fields = { sku: read("sku"), quantity: read("quantity") };
  const { sku } = fields;
  const quantity = readCount(fields.quantity);
  if (withQuantity.has(command) && !isQuantity(quantity))
    return invalid({ errors: { quantity: quantityProblem }, fields });
  const registryUrl = `${registriesPath}/${registryId}`;
  if (command === "removeItem") {
    const found = ofOwn(await page.client.call(getRegistry, { grId: registryId }));
    const items = found.ok ? found.value.registry?.items : undefined;
    if (!items) return invalid({ problem: toProblem(found, trouble) ?? trouble });
    // The owner is told first how many were bought (AMB-297).
    const bought = items.find((item) => item.sku === sku)?.boughtQuantity ?? 0;
    if (bought > Number(read("told"))) return moved(`${registryUrl}?${new URLSearchParams({ ask: command, sku })}`);
  }
  const problem = toProblem(ofOwn(await run(formClient(page, form), { grId: registryId, sku, quantity })), trouble);
  if (problem !== null) return invalid({ problem });
  if (command === "removeRegistry") return moved(`${registriesPath}?done=${command}`);
  const wanted = read("wanted");
  const query = new URLSearchParams({
    done: command,
    ...(sku !== "" && { sku }),
    ...(command === "removeItem" && wanted !== "" && { quantity: wanted }),
  });
  return moved(`${registryUrl}?${query}`);
}

/** A typed number in any digits. */
export function readCount(text: string): number {
  return Number(toPlainDigits(text));
}

/** The message for another quantity of an item. */
export const quantityProblem = `Please enter a quantity from 1 to ${maxQuantity}.`;

/** Whether a registry can have so many of an item. */
export function isQuantity(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= maxQuantity;
}

const withQuantity: ReadonlySet<string> = new Set(["updateItem", "undoRemove"]);

interface Change {
  readonly grId: string;
  readonly sku: string;
  readonly quantity: number;
}

const changes: Readonly<
  Record<string, (client: CheckoutClient, change: Change) => Promise<CallResult<{ isSuccess: boolean }>>>
> = {
  updateItem: (client, change) => client.call(updateRegistryItem, change),
  removeItem: (client, { grId, sku }) => client.call(removeRegistryItem, { grId, sku }),
  undoRemove: async (client, { grId, sku, quantity }) => {
    const found = await client.call(getRegistry, { grId });
    // It is there again already, for example after Back and a second press: an add would double what is wanted.
    if (!found.ok || found.value.registry?.items.some((item) => item.sku === sku)) return found;
    const added = await client.call(addRegistryItems, [{ Sku: sku, Quantity: quantity, GrId: grId }]);
    // Two presses at once add twice, and the quantity is the wanted one nevertheless.
    return added.ok && added.value.isSuccess ? client.call(updateRegistryItem, { grId, sku, quantity }) : added;
  },
  renewLink: (client, { grId }) => client.call(renewShareCode, { grId }),
  removeRegistry: (client, { grId }) => client.call(removeRegistry, { grId }),
};
