/**
 * How the browser's scripts are cut. What every page needs comes as two files instead of twenty: a file compresses the
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
      test: /[\\/](packages[\\/](ui-kit|shopper-state|storefront|product-ui)|jotai|lucide-react)[\\/]/,
      minShareCount: 4,
    },
  ],
};
