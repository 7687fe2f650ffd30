import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import type { popupOperations } from "./operations.ts";

export const popupRequests = {
  getPopup: z.strictObject({ popupName: z.string().check(z.regex(/^\w{1,64}$/)) }),
} satisfies RequestsOf<typeof popupOperations>;
