import * as z from "zod/mini";
import { site } from "../shared/index.ts";

/** Every address a search engine should know, with the pictures of each. */
export const sitemap = z.object({
  pages: z.array(z.object({ url: z.string(), imagePaths: z.array(z.string()), soldOn: z.optional(z.array(site)) })),
});
export type Sitemap = z.infer<typeof sitemap>;
