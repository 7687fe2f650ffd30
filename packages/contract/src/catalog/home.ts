import * as z from "zod/mini";
import { link, productCard } from "./product-card.ts";

const scene = { imagePath: z.string(), imageAlt: z.string(), linkText: z.string(), url: z.string() };

/** A brand's front window. */
export const home = z.object({
  hero: z.object({ ...scene, title: z.string(), text: z.string() }),
  categories: z.array(z.object({ ...link.shape, imagePath: z.string() })),
  story: z.nullable(z.object({ ...scene, kicker: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
  sections: z.array(z.object({ title: z.string(), url: z.nullable(z.string()), items: z.array(productCard) })),
});
export type Home = z.infer<typeof home>;
