import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { site, text } from "../shared/index.ts";
import type { placeOperations } from "./operations.ts";

export const placeRequests = {
  suggestPlaces: z.strictObject({ text: text(120), site }),
} satisfies RequestsOf<typeof placeOperations>;
