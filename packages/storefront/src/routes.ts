import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route, index: home } = relative(import.meta.dirname);

/**
 * Every page. Ids are explicit: the default id of a file outside an app's folder would contain this machine's path. A
 * URL has one spelling, because otherwise rules over paths could be bypassed.
 */
const pages: RouteConfigEntry[] = [
  home("routes/home.tsx", { id: "home" }),
  route("browse/:category", "routes/category.tsx", { id: "category", caseSensitive: true }),
  route("search", "routes/search.tsx", { id: "search", caseSensitive: true }),
  route("product/:sku", "routes/product.tsx", { id: "product", caseSensitive: true }),
  route("sectional-planner/:collection", "routes/sectional-planner.tsx", {
    id: "sectional-planner",
    caseSensitive: true,
  }),
  route("sectional-planner/:collection/fit", "routes/sectional-fit.tsx", { id: "sectional-fit", caseSensitive: true }),
  route("sectional-planner-collections", "routes/sectional-planner-collections.tsx", {
    id: "sectional-planner-collections",
    caseSensitive: true,
  }),
  route("furniture-sectional-sofas", "routes/category.tsx", { id: "furniture-sectional-sofas", caseSensitive: true }),
  route("special-order/:sku", "routes/special-order.tsx", { id: "special-order", caseSensitive: true }),
  route("debug/special-order/:sku", "routes/special-order.tsx", {
    id: "special-order-debug",
    caseSensitive: true,
  }),
  route("stores", "routes/stores.tsx", { id: "stores", caseSensitive: true }),
  route("design-services", "routes/design-services.tsx", { id: "design-services", caseSensitive: true }),
  route("free-swatches", "routes/free-swatches.tsx", { id: "free-swatches", caseSensitive: true }),
  route("free-swatches/thank-you", "routes/free-swatches-thanks.tsx", {
    id: "free-swatches-thanks",
    caseSensitive: true,
  }),
  route("customer-service/terms-of-use", "routes/terms-of-use.tsx", { id: "terms-of-use", caseSensitive: true }),
  route("customer-service/privacy-policy", "routes/privacy-policy.tsx", { id: "privacy-policy", caseSensitive: true }),
  route("customer-service/rewards", "routes/rewards.tsx", { id: "rewards", caseSensitive: true }),
  route("account", "routes/account.tsx", { id: "account", caseSensitive: true }),
  route("account/orders", "routes/account-orders.tsx", { id: "account-orders", caseSensitive: true }),
  route("account/orders/:orderId", "routes/account-order.tsx", { id: "account-order", caseSensitive: true }),
  route("account/addresses", "routes/account-addresses.tsx", { id: "account-addresses", caseSensitive: true }),
  route("account/addresses/:addressId", "routes/account-address.tsx", { id: "account-address", caseSensitive: true }),
  route("account/cards", "routes/account-cards.tsx", { id: "account-cards", caseSensitive: true }),
  route("account/profile", "routes/account-profile.tsx", { id: "account-profile", caseSensitive: true }),
  route("account/sign-out", "routes/sign-out.tsx", { id: "sign-out", caseSensitive: true }),
  route("account/login", "routes/sign-in.tsx", { id: "sign-in", caseSensitive: true }),
  route("account/login/form", "routes/early-sign-in.tsx", { id: "early-sign-in", caseSensitive: true }),
  route("account/login/widget", "routes/sign-in.tsx", { id: "sign-in-widget", caseSensitive: true }),
  route("account/auth/confirm", "routes/sign-in.tsx", { id: "confirm-sign-in", caseSensitive: true }),
  route("gift-registry/authenticate", "routes/sign-in.tsx", { id: "gift-registry-sign-in", caseSensitive: true }),
  route("gift-registry/registrant-list", "routes/registries.tsx", { id: "registries", caseSensitive: true }),
  route("gift-registry/registrant-list/:registryId", "routes/registry.tsx", { id: "registry", caseSensitive: true }),
  route("gift-registry/new", "routes/new-registry.tsx", { id: "new-registry", caseSensitive: true }),
  route("gift-registry/scan", "routes/registry-scan.tsx", { id: "registry-scan", caseSensitive: true }),
  route("gift-registry/added", "routes/registry-added.tsx", { id: "registry-added", caseSensitive: true }),
  route("gift-registry/checklist/:registryId", "routes/registry-checklist.tsx", {
    id: "registry-checklist",
    caseSensitive: true,
  }),
  route("gift-registry/shared/:shareCode", "routes/shared-registry.tsx", {
    id: "shared-registry",
    caseSensitive: true,
  }),
  route("account/create-account", "routes/create-account.tsx", { id: "create-account", caseSensitive: true }),
  route("account/reset-password", "routes/reset-password.tsx", { id: "reset-password", caseSensitive: true }),
  route("order/:token", "routes/linked-order.tsx", { id: "linked-order", caseSensitive: true }),
  route("order/:token/calendar", "routes/order-calendar.ts", { id: "order-calendar", caseSensitive: true }),
  route("ship-to", "routes/ship-to.tsx", { id: "ship-to", caseSensitive: true }),
  route("checkout", "routes/checkout-root.tsx", { id: "checkout-root", caseSensitive: true }),
  route("checkout/cart", "routes/cart.tsx", { id: "cart", caseSensitive: true }),
  route("checkout/cart/early-add", "routes/early-add.tsx", { id: "early-add", caseSensitive: true }),
  route("checkout/confirmation", "routes/confirmation.tsx", { id: "confirmation", caseSensitive: true }),
  route("checkout/order-status", "routes/order-status.tsx", { id: "order-status", caseSensitive: true }),
  route(undefined, "routes/checkout-steps.tsx", { id: "checkout-steps", caseSensitive: true }, [
    route("checkout/shipping", "routes/shipping.tsx", { id: "shipping", caseSensitive: true }),
    route("checkout/shippingandgiftoptions", "routes/shipping-and-gift-options.tsx", {
      id: "shipping-and-gift-options",
    }),
    route("checkout/paymentandbilling", "routes/payment-and-billing.tsx", {
      id: "payment-and-billing",
      caseSensitive: true,
    }),
    route("checkout/review", "routes/review.tsx", { id: "review", caseSensitive: true }),
  ]),
  route("*", "routes/not-found.tsx", { id: "not-found" }),
];

export default pages satisfies RouteConfig;
