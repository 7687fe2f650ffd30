import * as z from "zod/mini";
import { fieldProblem } from "../checkout/model.ts";
import { callsUnder, read } from "../operation.ts";
import { base, savedAddress } from "../shared/index.ts";
import type { registryRequests } from "./requests.ts";

const registryItem = z.object({
  name: z.string(),
  sku: z.string(),
  imagePath: z.string(),
  formattedPrice: z.string(),
  grId: z.string(),
  registryType: z.string(),
  quantity: z.int(),
  /** How many of them were bought from the registry. */
  boughtQuantity: z.optional(z.int()),
});
export type RegistryItem = z.infer<typeof registryItem>;

/** A registry in a list, with the number of items that are wanted, and how many of them were bought. */
const registrySummary = {
  grId: z.string(),
  name: z.string(),
  registryType: z.string(),
  eventDate: z.string(),
  wantedCount: z.optional(z.int()),
  boughtCount: z.optional(z.int()),
};
const registry = z.object({
  ...registrySummary,
  address: z.optional(z.nullable(savedAddress)),
  items: z.array(registryItem),
});
export type Registry = z.infer<typeof registry>;

/** What registries of this kind usually contain, and how much of it this one has. */
const checklist = z.object({
  groups: z.array(
    z.object({
      title: z.string(),
      entries: z.array(z.object({ label: z.string(), recommended: z.int(), added: z.int(), url: z.string() })),
    }),
  ),
});
export type Checklist = z.infer<typeof checklist>;

const call = /* @__PURE__ */ callsUnder<typeof registryRequests>("/gift-registry/");

const registryReply = z.object({
  ...base,
  registry: z.optional(registry),
  /** What is wrong with the name or the date, by field. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** What is wrong with the address. */
  fieldProblems: z.optional(z.array(fieldProblem)),
});
// 401 for a shopper who is not signed in, 404 for another shopper's registry.
const refused = ["NotSignedIn", "RegistryNotFound"] as const;

export const addRegistryItems = /* @__PURE__ */ call(
  "addRegistryItems",
  {
    reply: z.object({ ...base, items: z.array(registryItem), addedItemCount: z.int() }),
    errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
  },
  { at: "AddItem" },
);
export const getRegistries = /* @__PURE__ */ call(
  "getRegistries",
  {
    reply: z.object({ registries: z.array(z.object(registrySummary)) }),
    errorCodes: ["NotSignedIn"],
  },
  read,
);
export const getRegistry = /* @__PURE__ */ call(
  "getRegistry",
  {
    reply: registryReply,
    errorCodes: refused,
  },
  read,
);
export const saveRegistry = /* @__PURE__ */ call("saveRegistry", {
  reply: registryReply,
  errorCodes: [...refused, "AddressInvalid", "InvalidFields", "QuantityLimit"],
});
export const updateRegistryItem = /* @__PURE__ */ call(
  "updateRegistryItem",
  {
    reply: registryReply,
    errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
  },
  { at: "UpdateItem" },
);
export const removeRegistryItem = /* @__PURE__ */ call(
  "removeRegistryItem",
  {
    reply: registryReply,
    errorCodes: [...refused, "SkuNotFound"],
  },
  { at: "RemoveItem" },
);
export const getChecklist = /* @__PURE__ */ call(
  "getChecklist",
  {
    reply: z.object({ ...base, checklist: z.optional(checklist) }),
    errorCodes: refused,
  },
  read,
);
