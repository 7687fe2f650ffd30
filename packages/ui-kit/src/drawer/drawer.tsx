export * as Drawer from "./drawer-parts.tsx";
