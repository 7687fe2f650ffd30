import type { FocusEvent } from "react";

/** The id of the panel that all departments open on a phone. */
export const menuPanelId = "shop-menu";

/** The id of the panel with the account's pages. */
export const accountPanelId = "account-menu";

/** The id of one department's panel. @example departmentPanelId("/browse/living-room") // "panel-living-room" */
export function departmentPanelId(url: string): string {
  return `panel-${url.split("/").at(-1)}`;
}

/** Closes a panel that the focus has left: it must not go on below what covers it. The panel's own buttons close it by themselves. */
export function closeWhenLeft({ currentTarget: panel, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (next !== null && !panel.contains(next) && next.getAttribute("popovertarget") !== panel.id) panel.hidePopover();
}
