import type { Answer } from "../service/context.ts";
import { popupContents } from "./popup-contents.ts";

/** The HTML of a popup by its name [CALL-089]; 404 for a name that no popup has. */
export function showPopup(popupName: string): Answer<string> {
  const html = Object.hasOwn(popupContents, popupName) ? popupContents[popupName] : undefined;
  if (html !== undefined) return { kind: "reply", reply: html };
  return { kind: "refused", status: 404, errorCode: "PopupNotFound", message: "There is nothing to show here." };
}
