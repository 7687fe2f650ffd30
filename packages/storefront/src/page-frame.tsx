import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { PageStore } from "./config/store-config.ts";
import { CheckoutHeader } from "./layout/checkout-header.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";

interface PageFrameProps {
  store: PageStore;
  otherSiteUrl: string;
  categories: { title: string; url: string }[];
  cartCount: number;
  children: ReactNode;
}

/** Steps of the checkout put navigation and promotions aside; the cart and the confirmation do not. */
const stepPath = /^\/checkout\/(shipping|shippingandgiftoptions|paymentandbilling|review)\/?$/;

export function PageFrame({ store, otherSiteUrl, categories, cartCount, children }: PageFrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      {stepPath.test(pathname) ? (
        <CheckoutHeader store={store} />
      ) : (
        <Header store={store} categories={categories} cartCount={cartCount} />
      )}
      <main id="content">{children}</main>
      <Footer store={store} otherSiteUrl={otherSiteUrl} />
    </>
  );
}
