import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { base } from "../shared/index.ts";
import { checklist, registry, registryItem, registrySummary } from "./replies.ts";
import type { AddRegistryItems, RemoveRegistryItem, SaveRegistry, UpdateRegistryItem } from "./requests.ts";
import { registryRoutes as routes } from "./routes.ts";

const registryReply = z.object({ ...base, registry: z.optional(registry) });
// 401 to a shopper who is not signed in, 404 for a registry of someone else.
const refused = ["NotSignedIn", "RegistryNotFound"] as const;

export const addRegistryItems = /* @__PURE__ */ operation<AddRegistryItems>()(routes, "addRegistryItems", {
  reply: z.object({ ...base, items: z.array(registryItem), addedItemCount: z.int() }),
  errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
});
export const getRegistries = /* @__PURE__ */ operation<{ id: string }>()(routes, "getRegistries", {
  reply: z.object({ registries: z.array(z.object(registrySummary)) }),
  errorCodes: ["NotSignedIn"],
});
export const getRegistry = /* @__PURE__ */ operation<{ grId: string }>()(routes, "getRegistry", {
  reply: registryReply,
  errorCodes: refused,
});
export const saveRegistry = /* @__PURE__ */ operation<SaveRegistry>()(routes, "saveRegistry", {
  reply: registryReply,
  errorCodes: [...refused, "AddressInvalid"],
});
export const updateRegistryItem = /* @__PURE__ */ operation<UpdateRegistryItem>()(routes, "updateRegistryItem", {
  reply: registryReply,
  errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
});
export const removeRegistryItem = /* @__PURE__ */ operation<RemoveRegistryItem>()(routes, "removeRegistryItem", {
  reply: registryReply,
  errorCodes: [...refused, "SkuNotFound"],
});
export const getChecklist = /* @__PURE__ */ operation<{ grId: string }>()(routes, "getChecklist", {
  reply: z.object({ ...base, checklist: z.optional(checklist) }),
  errorCodes: refused,
});
