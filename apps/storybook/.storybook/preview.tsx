import "@store/ui-kit/styles.css";
import "@store/product-ui/styles.css";
import "@store/sectional-ui/styles.css";
import "@store/swatch-ui/picker.css";
import "@store/swatch-ui/styles.css";
import "@store/checkout-ui/styles.css";
import "@store/checkout-ui/cart.css";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { inShopWindow } from "../src/in-shop-window.ts";
import { loadShopper } from "../src/shopper/load-shopper.ts";
import { withShopper } from "../src/shopper/with-shopper.tsx";

// A busy machine may take long over what a second is meant for; a story that finds what it waits for goes on at once.
configure({ asyncUtilTimeout: 20_000 });

// Set in the shop by the head's script: what is shown with scripts only is shown here.
document.documentElement.setAttribute(scriptsAttribute, "running");

const preview: Preview = {
  loaders: [loadShopper],
  decorators: [withShopper, inShopWindow],
  initialGlobals: { brand: "general", site: "US", scheme: "light" },
  globalTypes: {
    brand: {
      description: "Whose tokens the story reads",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "general", title: "Linden & Loam" },
          { value: "modern", title: "Plinth" },
        ],
      },
    },
    site: {
      description: "Which site the service answers for",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "US", title: "United States" },
          { value: "CA", title: "Canada" },
        ],
      },
    },
    scheme: {
      description: "Light or dark",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "system", title: "As the system" },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // Only rules for media that plays by itself, of which the store has none, need what would be fetched again.
        preload: false,
      },
    },
    controls: { expanded: true },
    layout: "padded",
    options: {
      storySort: { order: ["Start here", "Request path", "Forms", "Glossary", "Deploying", "Decisions", "*"] },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
};

export default preview;
