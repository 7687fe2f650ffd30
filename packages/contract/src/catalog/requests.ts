import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { emptyBody, sku } from "../shared/index.ts";
import type { catalogOperations } from "./operations.ts";

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

export const catalogRequests = {
  getNavigation: emptyBody,
  getHome: emptyBody,
  getCategory: z.strictObject({ slug }),
  getProduct: z.strictObject({ sku }),
  getStores: emptyBody,
} satisfies RequestsOf<typeof catalogOperations>;
