export { formatDifference } from "./choice-radios.tsx";
export { QuickShipList } from "./quick-ship-list.tsx";
export { type OrderFabricSlot, SpecialOrder, type SpecialOrderProps } from "./special-order.tsx";
export { toOrderPageUrl } from "./to-order-page-url.ts";
export type { LoadSpecialOrder } from "./use-special-order.ts";
