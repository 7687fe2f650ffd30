import { popupOperations } from "@store/contract/popups";
import { popupRequests } from "@store/contract/popups/requests";
import { defineModule } from "../service/service-module.ts";
import { showPopup } from "./show-popup.ts";

export const popupModule = defineModule({
  operations: popupOperations,
  requests: popupRequests,
  handlers: { getPopup: async ({ popupName }) => showPopup(popupName) },
});
