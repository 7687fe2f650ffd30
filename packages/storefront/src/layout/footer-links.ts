/** The shop's own pages below every page, by what a shopper wants of them. */
export const footerLinks = [
  {
    title: "Help",
    links: [
      { title: "Your Cart", url: "/checkout/cart" },
      { title: "Delivery", url: "/customer-service/terms-of-use#delivery" },
      { title: "Returns", url: "/customer-service/terms-of-use#returns" },
      { title: "Prices & Payment", url: "/customer-service/terms-of-use#payment" },
    ],
  },
  {
    title: "About",
    links: [
      { title: "Our Stores", url: "/stores" },
      { title: "Sign In", url: "/account/login" },
      { title: "Terms of Use", url: "/customer-service/terms-of-use" },
      { title: "Privacy Policy", url: "/customer-service/privacy-policy" },
    ],
  },
] as const;
