/** The id of the panel with all departments on a phone. */
export const menuPanelId = "shop-menu";

/** The id of one department's panel. @example departmentPanelId("/browse/living-room") // "panel-living-room" */
export function departmentPanelId(url: string): string {
  return `panel-${url.split("/").at(-1)}`;
}
