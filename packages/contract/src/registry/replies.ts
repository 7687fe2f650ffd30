import * as z from "zod/mini";
import { savedAddress } from "../shared/index.ts";

export const registryItem = z.object({
  name: z.string(),
  sku: z.string(),
  imagePath: z.string(),
  formattedPrice: z.string(),
  grId: z.string(),
  registryType: z.string(),
  quantity: z.int(),
});
export type RegistryItem = z.infer<typeof registryItem>;

/** What stands of a registry in a list of them. */
export const registrySummary = { grId: z.string(), name: z.string(), registryType: z.string(), eventDate: z.string() };
export const registry = z.object({
  ...registrySummary,
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
