import * as z from "zod/mini";
import { link } from "./product-card.ts";

/** What leads through the shop: one line of news and the departments with their shelves. */
export const navigation = z.object({
  announcement: z.nullable(z.object({ text: z.string(), linkText: z.string(), url: z.string() })),
  departments: z.array(
    z.object({
      ...link.shape,
      categories: z.array(link),
      feature: z.nullable(z.object({ ...link.shape, imagePath: z.string() })),
    }),
  ),
});
export type Navigation = z.infer<typeof navigation>;
