import { wholeAttribute } from "@store/ui-kit/early-protocol";
import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect } from "react";

const schemes: Readonly<Record<string, string>> = { light: "light", dark: "dark" };

/** Puts the toolbar's brand, color scheme and language on the document, where the tokens and screen readers look for them. */
export const inShopWindow: Decorator = (story, { globals: { brand, scheme, site } }) => {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dataset.brand = brand;
    page.lang = site === "CA" ? "en-CA" : "en-US";
    // Stories show a component at once; in the shop it loads when the shopper scrolls near it.
    page.toggleAttribute(wholeAttribute, true);
    page.style.colorScheme = schemes[scheme] ?? "";
  }, [brand, scheme, site]);
  return story();
};
