import { popupOperations } from "@store/contract/popups";
import { popupRequests } from "@store/contract/popups/requests";
import { noun } from "../service/handlers.ts";
import { showPopup } from "./show-popup.ts";

export const popupNoun = noun({
  operations: popupOperations,
  requests: popupRequests,
  handlers: { getPopup: async ({ popupName }) => showPopup(popupName) },
});
