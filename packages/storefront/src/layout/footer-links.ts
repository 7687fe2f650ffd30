import type { Link } from "@store/contract/catalog";
import type { Account } from "./account-link.tsx";

/** What helps with an order. */
export const helpLinks: readonly Link[] = [
  { title: "Your Cart", url: "/checkout/cart" },
  { title: "Delivery", url: "/customer-service/terms-of-use#delivery" },
  { title: "Returns", url: "/customer-service/terms-of-use#returns" },
  { title: "Prices & Payment", url: "/customer-service/terms-of-use#payment" },
];

/** The shop's own pages, with the account of who is signed in, or the way to it. */
export function toAboutLinks(account: Account | null): readonly Link[] {
  return [
    { title: "Our Stores", url: "/stores" },
    account ? { title: "Your Account", url: "/account" } : { title: "Sign In", url: "/account/login" },
    { title: "Terms of Use", url: "/customer-service/terms-of-use" },
    { title: "Privacy Policy", url: "/customer-service/privacy-policy" },
  ];
}
