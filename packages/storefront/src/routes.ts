import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route, index: home } = relative(import.meta.dirname);

/**
 * Every page. Ids are explicit: the default id of a file outside an app's folder would contain this machine's path. A
 * URL has one spelling, because otherwise rules over paths could be bypassed.
 */
const pages: RouteConfigEntry[] = [
  home("shop/home/home.route.tsx", { id: "home" }),
  route("browse/:category", "shop/listing/category.route.tsx", { id: "category", caseSensitive: true }),
  route("search", "shop/search/search.route.tsx", { id: "search", caseSensitive: true }),
  route("product/:sku", "shop/product/product.route.tsx", { id: "product", caseSensitive: true }),
  route("sectional-planner/:collection", "shop/planner/sectional-planner.route.tsx", {
    id: "sectional-planner",
    caseSensitive: true,
  }),
  route("sectional-planner/:collection/fit", "shop/planner/sectional-fit.route.tsx", {
    id: "sectional-fit",
    caseSensitive: true,
  }),
  route("sectional-planner-collections", "shop/planner/sectional-planner-collections.route.tsx", {
    id: "sectional-planner-collections",
    caseSensitive: true,
  }),
  route("furniture-sectional-sofas", "shop/listing/category.route.tsx", {
    id: "furniture-sectional-sofas",
    caseSensitive: true,
  }),
  route("special-order/:sku", "shop/special-order/special-order.route.tsx", {
    id: "special-order",
    caseSensitive: true,
  }),
  route("debug/special-order/:sku", "shop/special-order/special-order.route.tsx", {
    id: "special-order-debug",
    caseSensitive: true,
  }),
  route("stores", "shop/content/stores.route.tsx", { id: "stores", caseSensitive: true }),
  route("design-services", "person/design-services/design-services.route.tsx", {
    id: "design-services",
    caseSensitive: true,
  }),
  route("free-swatches", "person/swatches/free-swatches.route.tsx", { id: "free-swatches", caseSensitive: true }),
  route("free-swatches/thank-you", "person/swatches/free-swatches-thanks.route.tsx", {
    id: "free-swatches-thanks",
    caseSensitive: true,
  }),
  route("customer-service/terms-of-use", "shop/content/terms-of-use.route.tsx", {
    id: "terms-of-use",
    caseSensitive: true,
  }),
  route("customer-service/privacy-policy", "shop/content/privacy-policy.route.tsx", {
    id: "privacy-policy",
    caseSensitive: true,
  }),
  route("customer-service/rewards", "shop/content/rewards.route.tsx", { id: "rewards", caseSensitive: true }),
  route("account", "person/account/account.route.tsx", { id: "account", caseSensitive: true }),
  route("account/orders", "person/account/account-orders.route.tsx", { id: "account-orders", caseSensitive: true }),
  route("account/orders/:orderId", "person/account/account-order.route.tsx", {
    id: "account-order",
    caseSensitive: true,
  }),
  route("account/addresses", "person/account/account-addresses.route.tsx", {
    id: "account-addresses",
    caseSensitive: true,
  }),
  route("account/addresses/:addressId", "person/account/account-address.route.tsx", {
    id: "account-address",
    caseSensitive: true,
  }),
  route("account/cards", "person/account/account-cards.route.tsx", { id: "account-cards", caseSensitive: true }),
  route("account/profile", "person/account/account-profile.route.tsx", {
    id: "account-profile",
    caseSensitive: true,
  }),
  route("account/sign-out", "person/sign-in/sign-out.route.tsx", { id: "sign-out", caseSensitive: true }),
  route("account/login", "person/sign-in/sign-in.route.tsx", { id: "sign-in", caseSensitive: true }),
  route("account/login/form", "person/sign-in/early-sign-in.route.tsx", {
    id: "early-sign-in",
    caseSensitive: true,
  }),
  route("account/login/widget", "person/sign-in/sign-in.route.tsx", { id: "sign-in-widget", caseSensitive: true }),
  route("account/auth/confirm", "person/sign-in/sign-in.route.tsx", { id: "confirm-sign-in", caseSensitive: true }),
  route("gift-registry/authenticate", "person/sign-in/sign-in.route.tsx", {
    id: "gift-registry-sign-in",
    caseSensitive: true,
  }),
  route("gift-registry/registrant-list", "person/registry/registries.route.tsx", {
    id: "registries",
    caseSensitive: true,
  }),
  route("gift-registry/registrant-list/:registryId", "person/registry/registry.route.tsx", {
    id: "registry",
    caseSensitive: true,
  }),
  route("gift-registry/new", "person/registry/new-registry.route.tsx", { id: "new-registry", caseSensitive: true }),
  route("gift-registry/scan", "person/registry/registry-scan.route.tsx", {
    id: "registry-scan",
    caseSensitive: true,
  }),
  route("gift-registry/added", "person/registry/registry-added.route.tsx", {
    id: "registry-added",
    caseSensitive: true,
  }),
  route("gift-registry/checklist/:registryId", "person/registry/registry-checklist.route.tsx", {
    id: "registry-checklist",
    caseSensitive: true,
  }),
  route("gift-registry/shared/:shareCode", "person/registry/shared-registry.route.tsx", {
    id: "shared-registry",
    caseSensitive: true,
  }),
  route("account/create-account", "person/sign-in/create-account.route.tsx", {
    id: "create-account",
    caseSensitive: true,
  }),
  route("account/reset-password", "person/sign-in/reset-password.route.tsx", {
    id: "reset-password",
    caseSensitive: true,
  }),
  route("order/:token", "person/account/linked-order.route.tsx", { id: "linked-order", caseSensitive: true }),
  route("order/:token/calendar", "person/account/order-calendar.route.ts", {
    id: "order-calendar",
    caseSensitive: true,
  }),
  route("ship-to", "buy/ship-to/ship-to.route.tsx", { id: "ship-to", caseSensitive: true }),
  route("checkout", "buy/steps/checkout-root.route.tsx", { id: "checkout-root", caseSensitive: true }),
  route("checkout/cart", "buy/cart/cart.route.tsx", { id: "cart", caseSensitive: true }),
  route("checkout/cart/early-add", "buy/adding/early-add.route.tsx", { id: "early-add", caseSensitive: true }),
  route("checkout/confirmation", "buy/confirmation/confirmation.route.tsx", {
    id: "confirmation",
    caseSensitive: true,
  }),
  route("checkout/order-status", "buy/steps/order-status.route.tsx", { id: "order-status", caseSensitive: true }),
  route(undefined, "buy/steps/checkout-steps.route.tsx", { id: "checkout-steps", caseSensitive: true }, [
    route("checkout/shipping", "buy/steps/shipping.route.tsx", { id: "shipping", caseSensitive: true }),
    route("checkout/shippingandgiftoptions", "buy/steps/shipping-and-gift-options.route.tsx", {
      id: "shipping-and-gift-options",
    }),
    route("checkout/paymentandbilling", "buy/steps/payment-and-billing.route.tsx", {
      id: "payment-and-billing",
      caseSensitive: true,
    }),
    route("checkout/review", "buy/steps/review.route.tsx", { id: "review", caseSensitive: true }),
  ]),
  route("*", "app/error/not-found.route.tsx", { id: "not-found" }),
];

export default pages satisfies RouteConfig;
