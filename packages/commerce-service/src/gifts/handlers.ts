import { giftOperations } from "@store/contract/gifts";
import { giftRequests } from "@store/contract/gifts/requests";
import { defineBasketModule } from "../basket/basket-call.ts";
import { pickCalls } from "../service/context.ts";
import * as handlers from "./change-recipient.ts";

/** The calls for gifts and the packaging of pickups. */
export const giftModule = defineBasketModule({
  operations: pickCalls(giftOperations, [
    "updateGiftReceipt",
    "updateBaggingOption",
    "updateGiftMessage",
    "updateGiftOption",
  ]),
  requests: giftRequests,
  handlers,
});
