import * as z from "zod/mini";
import { fieldProblem } from "../checkout-model/checkout-model.ts";
import { callsUnder } from "../operation.ts";
import { base, cents, linePicture, savedAddress } from "../shared/index.ts";
import type { registryRequests } from "./requests.ts";

const registryItem = z.object({
  name: z.string(),
  ...linePicture.shape,
  sku: z.string(),
  formattedPrice: z.string(),
  /** Null if it is not sold here any more. */
  price: z.nullable(cents),
  grId: z.string(),
  registryType: z.string(),
  /** How many are wanted; in the answer to an add, how many were added. */
  quantity: z.int(),
  wantedQuantity: z.optional(z.int()),
  /** How many of them were bought from the registry. */
  boughtQuantity: z.optional(z.int()),
  /** The ISO date in the store's time zone on which one of it was bought last; only for the owner. */
  lastBoughtOn: z.optional(z.string()),
  /** Its page here, or on the brand that sells it. */
  url: z.optional(z.string()),
  /** Why it cannot be bought here right now. */
  notice: z.optional(z.string()),
});
export type RegistryItem = z.infer<typeof registryItem>;

/** A registry in a list, with the number of items that are wanted, and how many of them were bought. */
const registrySummary = {
  grId: z.string(),
  name: z.string(),
  registryType: z.string(),
  eventDate: z.string(),
  /** Whether the day of the event is over by the store's clock. */
  isOver: z.optional(z.boolean()),
  wantedCount: z.optional(z.int()),
  boughtCount: z.optional(z.int()),
};
const registry = z.object({
  ...registrySummary,
  address: z.optional(z.nullable(savedAddress)),
  /** Whether the stored name holds more than a name may today: it is shown without that, and asked for at the next save. */
  isNameCleaned: z.optional(z.boolean()),
  /** The code of the link that givers get. */
  shareCode: z.string(),
  items: z.array(registryItem),
  /** What was bought of items that the owner has removed, or that are not sold any more; givers do not see it. */
  noLongerWanted: z.array(registryItem),
});
export type Registry = z.infer<typeof registry>;

/** A registry as its givers see it: never with the owner's address or e-mail. `grId` of its items is its share code. */
const sharedRegistry = z.object({
  name: z.string(),
  registryType: z.string(),
  eventDate: z.string(),
  isOver: z.optional(z.boolean()),
  items: z.array(registryItem),
});
export type SharedRegistry = z.infer<typeof sharedRegistry>;

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

export const addRegistryItems = /* @__PURE__ */ call("addRegistryItems", {
  at: "AddItem",
  reply: z.object({ ...base, items: z.array(registryItem), addedItemCount: z.int() }),
  errorCodes: [...refused, "SkuNotFound", "QuantityLimit", "NotStocked", "MadeToOrder"],
});
export const getRegistries = /* @__PURE__ */ call("getRegistries", {
  method: "GET",
  reply: z.object({ registries: z.array(z.object(registrySummary)) }),
  errorCodes: ["NotSignedIn"],
});
export const getRegistry = /* @__PURE__ */ call("getRegistry", {
  method: "GET",
  reply: registryReply,
  errorCodes: refused,
});
export const saveRegistry = /* @__PURE__ */ call("saveRegistry", {
  reply: registryReply,
  errorCodes: [...refused, "AddressInvalid", "InvalidFields", "QuantityLimit"],
});
export const updateRegistryItem = /* @__PURE__ */ call("updateRegistryItem", {
  at: "UpdateItem",
  reply: registryReply,
  errorCodes: [...refused, "SkuNotFound", "QuantityLimit"],
});
export const removeRegistryItem = /* @__PURE__ */ call("removeRegistryItem", {
  at: "RemoveItem",
  reply: registryReply,
  errorCodes: [...refused, "SkuNotFound"],
});
export const removeRegistry = /* @__PURE__ */ call("removeRegistry", {
  reply: z.object(base),
  errorCodes: refused,
});
/** Gives the registry a new link; the old one leads nowhere any more. */
export const renewShareCode = /* @__PURE__ */ call("renewShareCode", {
  reply: z.object({ ...base, shareCode: z.optional(z.string()) }),
  errorCodes: refused,
});
export const getSharedRegistry = /* @__PURE__ */ call("getSharedRegistry", {
  method: "GET",
  reply: sharedRegistry,
  errorCodes: ["RegistryNotFound"],
});
export const getChecklist = /* @__PURE__ */ call("getChecklist", {
  method: "GET",
  reply: z.object({ ...base, checklist: z.optional(checklist) }),
  errorCodes: refused,
});
