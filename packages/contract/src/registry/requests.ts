import * as z from "zod/mini";
import { quantity } from "../cart/requests.ts";
import { address, id, isoDate, sku, text } from "../shared/index.ts";

/** The body is the list. */
export const addRegistryItemsRequest = z
  .array(z.strictObject({ Sku: sku, Quantity: quantity, GrId: id }))
  .check(z.minLength(1), z.maxLength(50));
export type AddRegistryItems = z.infer<typeof addRegistryItemsRequest>;
/** The occasions of a registry: a wedding, a baby, a housewarming and an anniversary. */
export const registryTypes = ["br", "bb", "hw", "an"] as const;
export type RegistryType = (typeof registryTypes)[number];
/** A registry without `grId` is created. A missing address leaves the stored one as it is; null clears it. */
export const saveRegistryRequest = z.strictObject({
  grId: z.optional(id),
  name: text(120),
  registryType: z.enum(registryTypes),
  eventDate: isoDate,
  address: z.optional(z.nullable(address)),
});
export type SaveRegistry = z.infer<typeof saveRegistryRequest>;
export const updateRegistryItemRequest = z.strictObject({ grId: id, sku, quantity });
export const removeRegistryItemRequest = z.strictObject({ grId: id, sku });

const ofRegistry = z.strictObject({ grId: id });

export const registryRequests = {
  addRegistryItems: addRegistryItemsRequest,
  /** The registries are the signed-in shopper's own, whatever the id. */
  getRegistries: z.strictObject({ id }),
  getRegistry: ofRegistry,
  saveRegistry: saveRegistryRequest,
  updateRegistryItem: updateRegistryItemRequest,
  removeRegistryItem: removeRegistryItemRequest,
  getChecklist: ofRegistry,
  removeRegistry: ofRegistry,
  renewShareCode: ofRegistry,
  getSharedRegistry: z.strictObject({ shareCode: id }),
};
