export { default, ErrorBoundary, Layout, links, loader, shouldRevalidate } from "@store/storefront/root";
