import * as z from "zod/mini";

export const popupRequests = {
  getPopup: z.strictObject({ popupName: z.string().check(z.regex(/^\w{1,64}$/)) }),
};
