const preloadHelper = /vite[\\/]preload-helper/;
/** What the frame of all pages shares with one page or another, by package. */
const ofTheFrame = [
  /[\\/]storefront[\\/]src[\\/](has-changed-nothing|late-rows|use-receive|config[\\/]currency-names)\.tsx?$/,
  /[\\/]storefront[\\/]src[\\/]pages[\\/]lost[\\/](not-found-page|lost-ways|trending-products)\.tsx$/,
  /[\\/]storefront[\\/]src[\\/]search-box[\\/](search-box|use-combobox)\.tsx?$/,
  /[\\/]checkout-ui[\\/]src[\\/]steps[\\/]step-table\.ts$/,
  /[\\/]checkout-client[\\/]src[\\/]new-key\.ts$/,
];

/**
 * How the browser's scripts are cut. What every page needs comes as three files instead of twenty: a file compresses the
 * better the more it holds, and what changes seldom (the framework) stays in the cache when our own code changes.
 */
export const clientChunks = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
    },
    {
      name: "shop",
      // Popups and drawers, shared though they are, come with a library of their own and only when one opens; steps and
      // interruptions belong to cart and checkout.
      test: /[\\/](packages[\\/](ui-kit[\\/]src(?![\\/](popup|drawer|step-progress))|shopper-state[\\/]src(?![\\/](problem|checkout))|storefront|product-ui)|jotai|lucide-react)[\\/]/,
      minShareCount: 4,
    },
    {
      name: "frame",
      test: (id: string) => [preloadHelper, ...ofTheFrame].some((part) => part.test(id)),
      minShareCount: 2,
    },
  ],
};
