export * as Popup from "./popup-parts.tsx";
export { isMobileSafari } from "./use-background-fix.ts";
