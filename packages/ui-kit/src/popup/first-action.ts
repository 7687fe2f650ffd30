/** The first button or link among a popup's actions, or true, which leaves the choice to the dialog. */
export function firstAction(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>("[data-part=popup-actions] :is(button, a)") ?? true;
}
