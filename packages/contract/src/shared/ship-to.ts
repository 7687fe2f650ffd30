import * as z from "zod/mini";

/** The country that an order goes to: its three letters, as addresses spell it, and its everyday name. */
export const shipTo = z.object({ code: z.string(), name: z.string() });
export type ShipTo = z.infer<typeof shipTo>;
