import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { base, id, isoDate, savedAddress } from "../shared/index.ts";
import type { AddRegistryItems, RemoveRegistryItem, SaveRegistry, UpdateRegistryItem } from "./requests.ts";
import { registryRoutes as routes } from "./routes.ts";

export const registryItem = z.object({
  name: z.string(),
  sku: z.string(),
  imagePath: z.string(),
  formattedPrice: z.string(),
  grId: id,
  registryType: z.string(),
  quantity: z.int(),
});
export type RegistryItem = z.infer<typeof registryItem>;

const summary = { grId: id, name: z.string(), registryType: z.string(), eventDate: isoDate };
export const registry = z.object({
  ...summary,
  address: z.optional(z.nullable(savedAddress)),
  items: z.array(registryItem),
});
export type Registry = z.infer<typeof registry>;

/** What a registry of its kind usually holds, and how much of it this one has. */
export const checklist = z.object({
  groups: z.array(
    z.object({
      title: z.string(),
      entries: z.array(z.object({ label: z.string(), recommended: z.int(), added: z.int(), url: z.string() })),
    }),
  ),
});
export type Checklist = z.infer<typeof checklist>;

const registryReply = z.object({ ...base, registry: z.optional(registry) });
// 401 to a shopper who is not signed in, 404 for a registry of someone else.
const refused = ["NotSignedIn", "RegistryNotFound"] as const;

export const registryOperations = {
  addRegistryItems: operation<AddRegistryItems>()({
    ...routes.addRegistryItems,
    reply: z.object({ ...base, items: z.array(registryItem), addedItemCount: z.int() }),
    errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
  }),
  getRegistries: operation<{ id: string }>()({
    ...routes.getRegistries,
    reply: z.object({ registries: z.array(z.object(summary)) }),
    errorCodes: ["NotSignedIn"],
  }),
  getRegistry: operation<{ grId: string }>()({ ...routes.getRegistry, reply: registryReply, errorCodes: refused }),
  saveRegistry: operation<SaveRegistry>()({
    ...routes.saveRegistry,
    reply: registryReply,
    errorCodes: [...refused, "AddressInvalid"],
  }),
  updateRegistryItem: operation<UpdateRegistryItem>()({
    ...routes.updateRegistryItem,
    reply: registryReply,
    errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
  }),
  removeRegistryItem: operation<RemoveRegistryItem>()({
    ...routes.removeRegistryItem,
    reply: registryReply,
    errorCodes: [...refused, "SkuNotFound"],
  }),
  getChecklist: operation<{ grId: string }>()({
    ...routes.getChecklist,
    reply: z.object({ ...base, checklist: z.optional(checklist) }),
    errorCodes: refused,
  }),
};
