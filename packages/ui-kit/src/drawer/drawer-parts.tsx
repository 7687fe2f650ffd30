export { Actions, Body, Close, Description, Title } from "../popup/popup-parts.tsx";
export { Root } from "./drawer-root.tsx";
