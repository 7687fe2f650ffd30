import * as z from "zod/mini";

// Beside the names of the codes, which pages show by, since a page may do without schemas.
export const availabilityStatusCode = z.literal([0, 1, 2, 3, 4, 5, 6, 7]);
export const serviceLevelCode = z.literal([1, 2, 3, 6, 7]);
export const shipMethodCode = z.literal([1, 2, 3, 6, 7, 8, 9]);
export const cartErrorTypeCode = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const customizationTypeCode = z.literal([0, 100, 700, 705]);
