export { clientMiddleware, default, ErrorBoundary, Layout, loader, shouldRevalidate } from "@store/storefront/root";
