import path from "node:path";
import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route, index: home } = relative(import.meta.dirname);

/** A page by its address and module. The id is the module's name, unless a module has several addresses. */
const page = (address: string, module: string, id = path.parse(module).name.replace(/\.route$/, "")) =>
  route(address, module, { id, caseSensitive: true });

/**
 * Every page. Ids are explicit: the default id of a file outside an app's folder would contain this machine's path. A
 * URL has one spelling, because otherwise rules over paths could be bypassed.
 */
const pages: RouteConfigEntry[] = [
  home("shop/home/home.route.tsx", { id: "home" }),
  page("browse/:category", "shop/listing/category.route.tsx"),
  page("search", "shop/search/search.route.tsx"),
  page("product/:sku", "shop/product/product.route.tsx"),
  page("sectional-planner/:collection", "shop/planner/sectional-planner.route.tsx"),
  page("sectional-planner/:collection/fit", "shop/planner/sectional-fit.route.tsx"),
  page("sectional-planner-collections", "shop/planner/sectional-planner-collections.route.tsx"),
  page("furniture-sectional-sofas", "shop/listing/category.route.tsx", "furniture-sectional-sofas"),
  page("special-order/:sku", "shop/special-order/special-order.route.tsx"),
  page("debug/special-order/:sku", "shop/special-order/special-order.route.tsx", "special-order-debug"),
  page("stores", "shop/content/stores.route.tsx"),
  page("design-services", "person/design-services/design-services.route.tsx"),
  page("free-swatches", "person/swatches/free-swatches.route.tsx"),
  page("free-swatches/thank-you", "person/swatches/free-swatches-thanks.route.tsx"),
  page("customer-service/terms-of-use", "shop/content/terms-of-use.route.tsx"),
  page("customer-service/privacy-policy", "shop/content/privacy-policy.route.tsx"),
  page("customer-service/rewards", "shop/content/rewards.route.tsx"),
  page("account", "person/account/account.route.tsx"),
  page("account/orders", "person/account/account-orders.route.tsx"),
  page("account/orders/:orderId", "person/account/account-order.route.tsx"),
  page("account/addresses", "person/account/account-addresses.route.tsx"),
  page("account/addresses/:addressId", "person/account/account-address.route.tsx"),
  page("account/cards", "person/account/account-cards.route.tsx"),
  page("account/profile", "person/account/account-profile.route.tsx"),
  page("account/sign-out", "person/sign-in/sign-out.route.tsx"),
  page("account/login", "person/sign-in/sign-in.route.tsx"),
  page("account/login/form", "person/sign-in/early-sign-in.route.tsx"),
  page("account/login/widget", "person/sign-in/sign-in.route.tsx", "sign-in-widget"),
  page("account/auth/confirm", "person/sign-in/sign-in.route.tsx", "confirm-sign-in"),
  page("gift-registry/authenticate", "person/sign-in/sign-in.route.tsx", "gift-registry-sign-in"),
  page("gift-registry/registrant-list", "person/registry/registries.route.tsx"),
  page("gift-registry/registrant-list/:registryId", "person/registry/registry.route.tsx"),
  page("gift-registry/new", "person/registry/new-registry.route.tsx"),
  page("gift-registry/scan", "person/registry/registry-scan.route.tsx"),
  page("gift-registry/added", "person/registry/registry-added.route.tsx"),
  page("gift-registry/checklist/:registryId", "person/registry/registry-checklist.route.tsx"),
  page("gift-registry/shared/:shareCode", "person/registry/shared-registry.route.tsx"),
  page("account/create-account", "person/sign-in/create-account.route.tsx"),
  page("account/reset-password", "person/sign-in/reset-password.route.tsx"),
  page("order/:token", "person/account/linked-order.route.tsx"),
  page("order/:token/calendar", "person/account/order-calendar.route.ts"),
  page("ship-to", "buy/ship-to/ship-to.route.tsx"),
  page("checkout", "buy/steps/checkout-root.route.tsx"),
  page("checkout/cart", "buy/cart/cart.route.tsx"),
  page("checkout/cart/early-add", "buy/adding/early-add.route.tsx"),
  page("checkout/confirmation", "buy/confirmation/confirmation.route.tsx"),
  page("checkout/order-status", "buy/steps/order-status.route.tsx"),
  route(undefined, "buy/steps/checkout-steps.route.tsx", { id: "checkout-steps", caseSensitive: true }, [
    page("checkout/shipping", "buy/steps/shipping.route.tsx"),
    route("checkout/shippingandgiftoptions", "buy/steps/shipping-and-gift-options.route.tsx", {
      id: "shipping-and-gift-options",
    }),
    page("checkout/paymentandbilling", "buy/steps/payment-and-billing.route.tsx"),
    page("checkout/review", "buy/steps/review.route.tsx"),
  ]),
  route("*", "app/error/not-found.route.tsx", { id: "not-found" }),
];

export default pages satisfies RouteConfig;
