import { swatchOperations } from "@store/contract/swatches";
import { swatchRequests } from "@store/contract/swatches/requests";
import { defineModule } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { orderSwatches } from "./order-swatches.ts";
import { showSwatchData } from "./show-swatch-data.ts";

// The hash of a contact for analytics: independent of case and spaces.
const hashContact = (text: string) => hashText(text.trim().toLowerCase());

export const swatchModule = defineModule({
  operations: swatchOperations,
  requests: swatchRequests,
  handlers: {
    getOrderSwatchData: showSwatchData,
    orderFreeSwatches: (order, context) => orderSwatches(order, context),
    submitFreeFormOrder: ({ freeFormText = "", ...order }, context) =>
      orderSwatches({ ...order, freeFormText }, context),
    getEmailHashed: async ({ email }) => ({ kind: "reply", reply: { emailHash: hashContact(email) } }),
    getPhoneHash: async ({ phone }) => ({ kind: "reply", reply: { phoneHash: hashContact(phone) } }),
  },
});
