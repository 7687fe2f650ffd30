import type { ReplyOf } from "@store/contract/operation";
import type { registryOperations } from "@store/contract/registry";
import type { AddRegistryItems } from "@store/contract/registry/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { findGiftProblems, type ItemProblem } from "./queries/find-items.ts";
import { findRegistries } from "./queries/registries.ts";
import { addItems } from "./queries/save-items.ts";
import { loadRegistry, registryNotFound, toItem } from "./show-registry.ts";

type Added = ReplyOf<typeof registryOperations.addRegistryItems>;

/** Adds items to the account's registries: all of them or none. */
export async function addRegistryItems(
  accountId: string,
  wanted: AddRegistryItems,
  context: CallContext,
): Promise<Answer<Added>> {
  const { database, site, brand, clock } = context;
  const own = new Set((await findRegistries(database, { accountId, site })).map(({ registryId }) => registryId));
  if (wanted.some(({ GrId }) => !own.has(GrId))) return registryNotFound;
  const skus = wanted.map(({ Sku }) => Sku);
  const problems = await findGiftProblems(database, { site, brand }, skus);
  for (const sku of skus) {
    const problem = problems.has(sku) ? problems.get(sku) : "SkuNotFound";
    if (problem) return refuse(problem, sentences[problem](sku));
  }
  const items = wanted.map(({ Sku, Quantity, GrId }) => ({ registryId: GrId, sku: Sku, quantity: Quantity }));
  try {
    await database.transaction().execute(async (transaction) => {
      const limit = await addItems(transaction, items, clock.now());
      if (limit) throw new TooMany(limit);
    });
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return refuse("QuantityLimit", error.message);
  }
  return { kind: "reply", reply: await toAdded(accountId, wanted, context) };
}

const sentences: Readonly<Record<ItemProblem, (sku: string) => string>> = {
  SkuNotFound: (sku) => `We do not sell item ${sku} here.`,
  MadeToOrder: () => "It is made to order, so it cannot be added to a registry.",
  NotStocked: () => "Gift cards and donations cannot be added to a registry.",
};

/** Undoes a transaction of which one item is too many. */
class TooMany extends Error {}

async function toAdded(accountId: string, wanted: AddRegistryItems, context: CallContext): Promise<Added> {
  const ids = [...new Set(wanted.map(({ GrId }) => GrId))];
  const registries = await Promise.all(ids.map((id) => loadRegistry(accountId, id, context)));
  const items = wanted.flatMap(({ GrId, Sku, Quantity }) => {
    const loaded = registries[ids.indexOf(GrId)];
    const item = loaded?.items.find(({ sku }) => sku === Sku);
    return loaded && item
      ? [toItem({ ...item, quantity: Quantity }, { ...loaded.registry, grId: GrId }, context.site)]
      : [];
  });
  return { isSuccess: true, items, addedItemCount: wanted.reduce((sum, { Quantity }) => sum + Quantity, 0) };
}

function refuse(errorCode: string, message: string): Answer<Added> {
  return { kind: "reply", reply: { isSuccess: false, errorCode, message, items: [], addedItemCount: 0 } };
}
