import * as z from "zod/mini";

/** A bare yes or no; an answer that wraps it is read too [AMB-099]. */
export const bareBoolean = z.union([
  z.boolean(),
  z.pipe(
    z.object({ isSuccess: z.boolean() }),
    z.transform(({ isSuccess }) => isSuccess),
  ),
]);
