import type { allRoutes } from "@store/contract/routes";

/**
 * Calls of the contract that this service does not implement yet, by module. They pass every check of a call and then
 * return 501 "NotBuilt". The list may only get shorter: a call that has a handler does not compile while it is in the
 * list.
 */
export const notImplemented = {
  "special-order": ["getSpecialOrderProduct", "getChoiceGroups", "getQuickShip"],
} as const satisfies Record<string, readonly (keyof typeof allRoutes)[]>;

export type NotImplementedCall = (typeof notImplemented)[keyof typeof notImplemented][number];

const names: ReadonlySet<string> = new Set(Object.values(notImplemented).flat());

/** Whether a call is in the list. */
export function isNotImplemented(name: string): boolean {
  return names.has(name);
}
