import { type RouteConfig, type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { route, index: home } = relative(import.meta.dirname);

/** Every page. Ids are written out: without them a page outside an app's folder would carry this machine's path. */
const pages: RouteConfigEntry[] = [
  home("routes/home.tsx", { id: "home" }),
  route("browse/:category", "routes/category.tsx", { id: "category" }),
  route("product/:sku", "routes/product.tsx", { id: "product" }),
  route("stores", "routes/stores.tsx", { id: "stores" }),
  route("customer-service/terms-of-use", "routes/terms-of-use.tsx", { id: "terms-of-use" }),
  route("customer-service/privacy-policy", "routes/privacy-policy.tsx", { id: "privacy-policy" }),
  route("account/login", "routes/sign-in.tsx", { id: "sign-in" }),
  route("checkout", "routes/checkout-root.tsx", { id: "checkout-root" }),
  route("checkout/cart", "routes/cart.tsx", { id: "cart" }),
  route("checkout/confirmation", "routes/confirmation.tsx", { id: "confirmation" }),
  route(undefined, "routes/checkout-steps.tsx", { id: "checkout-steps" }, [
    route("checkout/shipping", "routes/shipping.tsx", { id: "shipping" }),
    route("checkout/shippingandgiftoptions", "routes/shipping-and-gift-options.tsx", {
      id: "shipping-and-gift-options",
    }),
    route("checkout/paymentandbilling", "routes/payment-and-billing.tsx", { id: "payment-and-billing" }),
    route("checkout/review", "routes/review.tsx", { id: "review" }),
  ]),
  route("*", "routes/not-found.tsx", { id: "not-found" }),
];

export default pages satisfies RouteConfig;
