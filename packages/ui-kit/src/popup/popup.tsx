export { isMobileSafari } from "./is-mobile-safari.ts";
export * as Popup from "./popup-parts.tsx";
