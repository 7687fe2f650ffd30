import type { ReplyOf } from "@store/contract/operation";
import { type Checklist, type Registry, registryOperations, type SharedRegistry } from "@store/contract/registry";
import { registryRequests, type SaveRegistry } from "@store/contract/registry/requests";
import { forAccount } from "../account/refusals.ts";
import { listCategories } from "../catalog/queries/list-categories.ts";
import { toDepartments } from "../catalog/rules/to-departments.ts";
import { addressInvalid } from "../checkout/address-invalid.ts";
import { checkAddress } from "../checkout/rules/check-address.ts";
import { findSharedRegistries } from "../registries/queries/find-shared-registries.ts";
import { toShownName } from "../registries/registry-record.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { addRegistryItems } from "./add-registry-items.ts";
import { findItems } from "./queries/find-items.ts";
import {
  deleteRegistry,
  findRegistries,
  insertRegistry,
  replaceShareCode,
  updateRegistry,
} from "./queries/registries.ts";
import { setQuantity } from "./queries/save-items.ts";
import { checkRegistry } from "./rules/check-registry.ts";
import { toChecklist } from "./rules/to-checklist.ts";
import { isOver, loadRegistry, registryNotFound, toItem, toRegistry, toSummary } from "./show-registry.ts";

type Reply = ReplyOf<typeof registryOperations.saveRegistry>;

/** The most registries of one account on a site. */
const maxRegistries = 20;

export const registryModule = defineModule({
  operations: registryOperations,
  requests: registryRequests,
  handlers: {
    addRegistryItems: forAccount(addRegistryItems),
    getRegistries: forAccount(async (accountId, _request: { id: string }, { database, site, clock }) => {
      const registries = await findRegistries(database, { accountId, site });
      return { kind: "reply", reply: { registries: registries.map((one) => toSummary(one, clock.now())) } };
    }),
    getRegistry: forAccount((accountId, { grId }: { grId: string }, context) => showRegistry(accountId, grId, context)),
    saveRegistry: forAccount(saveRegistry),
    updateRegistryItem: forAccount(
      (accountId, { grId, ...item }: { grId: string; sku: string; quantity: number }, context) =>
        changeItem(accountId, { registryId: grId, ...item }, context),
    ),
    removeRegistryItem: forAccount((accountId, { grId, sku }: { grId: string; sku: string }, context) =>
      changeItem(accountId, { registryId: grId, sku, quantity: null }, context),
    ),
    getChecklist: forAccount(showChecklist),
    removeRegistry: forAccount(removeRegistry),
    renewShareCode: forAccount(renewShareCode),
    getSharedRegistry: showSharedRegistry,
  },
});

async function showRegistry(accountId: string, registryId: string, context: CallContext): Promise<Answer<Reply>> {
  const loaded = await loadRegistry(accountId, registryId, context);
  if (!loaded) return registryNotFound;
  const registry: Registry = toRegistry(loaded, context);
  return { kind: "reply", reply: { isSuccess: true, registry } };
}

/** Creates a registry, or changes name, type, date and address of one. */
async function saveRegistry(
  accountId: string,
  { grId: storedId, name, registryType, eventDate, address }: SaveRegistry,
  context: CallContext,
): Promise<Answer<Reply>> {
  const { database, site, clock, random } = context;
  const now = clock.now();
  const [stored] = storedId === undefined ? [] : await findRegistries(database, { accountId, site }, storedId);
  if (storedId !== undefined && !stored) return registryNotFound;
  const trimmedName = name.normalize().trim();
  const errors = checkRegistry({ name: trimmedName, eventDate }, { now, storedDate: stored?.eventDate });
  if (Object.keys(errors).length > 0) {
    const message = "Please check these details.";
    return { kind: "reply", reply: { isSuccess: false, errorCode: "InvalidFields", message, errors } };
  }
  const checked = address && checkAddress(address, { site, email: "optional" });
  if (checked && !checked.ok) return { kind: "reply", reply: addressInvalid(checked.problems) };
  const fields = {
    name: trimmedName,
    registry_type: registryType,
    event_date: eventDate,
    ...(address === null && { address }),
    ...(checked && { address: JSON.stringify(checked.address) }),
  };
  const registryId = storedId ?? random.token(16);
  if (storedId === undefined) {
    const row = {
      ...fields,
      registry_id: registryId,
      account_id: accountId,
      site,
      created_at: now,
      share_code: random.token(24),
    };
    if (!(await insertRegistry(database, row, maxRegistries))) {
      const message = `An account has up to ${maxRegistries} registries.`;
      return { kind: "reply", reply: { isSuccess: false, errorCode: "QuantityLimit", message } };
    }
  } else {
    await updateRegistry(database, { accountId, site }, registryId, fields);
  }
  return showRegistry(accountId, registryId, context);
}

async function changeItem(
  accountId: string,
  { registryId, sku, quantity }: { registryId: string; sku: string; quantity: number | null },
  context: CallContext,
): Promise<Answer<Reply>> {
  const { database, site } = context;
  const [registry] = await findRegistries(database, { accountId, site }, registryId);
  if (!registry) return registryNotFound;
  if (!(await setQuantity(database, { registryId, sku, quantity }))) {
    const message = "This item is not in your registry any more.";
    return { kind: "reply", reply: { isSuccess: false, errorCode: "SkuNotFound", message } };
  }
  return showRegistry(accountId, registryId, context);
}

async function showChecklist(
  accountId: string,
  { grId: registryId }: { grId: string },
  context: CallContext,
): Promise<Answer<{ isSuccess: boolean; checklist?: Checklist }>> {
  const loaded = await loadRegistry(accountId, registryId, context);
  if (!loaded) return registryNotFound;
  const { database, site, brand } = context;
  const departments = toDepartments(await listCategories(database, { site, brand }));
  const { registryType } = loaded.registry;
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      checklist: toChecklist(departments, { registryType, items: loaded.items.filter(({ isWanted }) => isWanted) }),
    },
  };
}

async function removeRegistry(
  accountId: string,
  { grId: registryId }: { grId: string },
  { database, site }: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  const [registry] = await findRegistries(database, { accountId, site }, registryId);
  if (!registry) return registryNotFound;
  await deleteRegistry(database, registryId);
  return { kind: "reply", reply: { isSuccess: true } };
}

async function renewShareCode(
  accountId: string,
  { grId: registryId }: { grId: string },
  { database, site, random }: CallContext,
): Promise<Answer<{ isSuccess: boolean; shareCode?: string }>> {
  const [registry] = await findRegistries(database, { accountId, site }, registryId);
  if (!registry) return registryNotFound;
  const shareCode = random.token(24);
  await replaceShareCode(database, { registryId, shareCode });
  return { kind: "reply", reply: { isSuccess: true, shareCode } };
}

/** A registry as its givers see it (AMB-242). Its code stands for it in everything that they send. */
async function showSharedRegistry(
  { shareCode }: { shareCode: string },
  { database, site, brand, clock }: CallContext,
): Promise<Answer<SharedRegistry>> {
  const found = (await findSharedRegistries(database, { site, shareCodes: [shareCode] })).get(shareCode);
  if (!found) {
    const message = "This registry is no longer there, or its link has changed.";
    return { kind: "refused", status: 404, errorCode: "RegistryNotFound", message };
  }
  const { registryId, name, registryType, eventDate } = found;
  const items = await findItems(database, { site, brand }, registryId);
  const shown = { grId: shareCode, registryType };
  const wanted = items.filter(({ isWanted }) => isWanted).map((item) => toItem(item, shown, site));
  return {
    kind: "reply",
    reply: {
      name: toShownName(name),
      registryType,
      eventDate,
      isOver: isOver(eventDate, clock.now()),
      items: wanted,
    },
  };
}
