import { giftOperations } from "@store/contract/gifts";
import { giftRequests } from "@store/contract/gifts/requests";
import { defineModule } from "../service/context.ts";
import { updateGiftMessage, updateGiftOption } from "./change-gift.ts";
import { updateBaggingOption, updateGiftReceipt } from "./change-pickup.ts";
import { splitItem, updateBopsToShipping, updateRecipientId } from "./move-items.ts";

/** What the second step of the checkout changes at once: gifts, pickups and who gets what. */
export const giftModule = defineModule({
  operations: giftOperations,
  requests: giftRequests,
  basket: {},
  handlers: {
    updateGiftReceipt,
    updateBaggingOption,
    updateBopsToShipping,
    updateRecipientId,
    splitItem,
    updateGiftMessage,
    updateGiftOption,
  },
});
