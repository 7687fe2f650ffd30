import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect } from "react";

const schemes: Readonly<Record<string, string>> = { light: "light", dark: "dark" };

/** Puts the toolbar's brand, color scheme and language on the document, where the tokens and screen readers look for them. */
export const inShopWindow: Decorator = (story, { globals: { brand, scheme, site } }) => {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dataset.brand = brand;
    page.lang = site === "CA" ? "en-CA" : "en-US";
    // A part stands in a story as a whole; in the shop it waits for the shopper to come near.
    page.toggleAttribute("data-whole", true);
    page.style.colorScheme = schemes[scheme] ?? "";
  }, [brand, scheme, site]);
  return story();
};
