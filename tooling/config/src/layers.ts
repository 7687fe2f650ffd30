/** The layer of each package. A package imports only from lower layers, never from its own. */
export const layers: Record<string, number> = {
  "@store/card-validation": 0,
  "@store/postal-and-address": 0,
  "@store/price-format": 0,
  "@store/cart-merge": 0,
  "@store/contract": 1,
  "@store/checkout-client": 2,
  "@store/commerce-service": 2,
  "@store/sample-store": 3,
  "@store/shopper-state": 3,
  "@store/ui-kit": 3,
  "@store/checkout-ui": 4,
  "@store/product-ui": 4,
  "@store/swatch-ui": 4,
  "@store/sectional-ui": 4,
  "@store/auth-ui": 4,
  "@store/storefront": 5,
  "@store/storefront-server": 5.5,
  "@store/mail": 6,
  "@store/storefront-us": 7,
  "@store/storefront-ca": 7,
  "@store/commerce-api": 7,
  "@store/sectional-configurator": 6,
  "@store/storybook": 7,
};

const service = ["@store/commerce-service", "@store/sample-store"];

/** Dependencies that a package must not have although they are in a lower layer or from npm. */
export const forbidden: Record<string, readonly string[]> = {
  "@store/commerce-service": ["react", "react-dom", "jotai", "@store/checkout-client"],
  "@store/checkout-client": ["react", "jotai", "@store/commerce-service"],
  "@store/shopper-state": service,
  "@store/ui-kit": [...service, "@store/contract", "@store/checkout-client", "@store/shopper-state"],
  "@store/checkout-ui": service,
  "@store/product-ui": service,
  "@store/swatch-ui": service,
  "@store/sectional-ui": service,
  "@store/auth-ui": service,
  "@store/storefront": service,
  "@store/storefront-server": ["react", "react-dom", "react-router", "@store/storefront", "@store/sample-store"],
};

/** The domain packages, which have no dependencies, so that a team can use one of them without anything else. */
export const independent: readonly string[] = Object.keys(layers).filter((name) => layers[name] === 0);
