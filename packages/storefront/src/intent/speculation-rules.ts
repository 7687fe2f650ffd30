/**
 * Documents that a link leads to are requested while the pointer rests on it, or when it is pressed. Not those of one
 * shopper, and none whose request would have an effect.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...["/checkout/*", "/account*", "/gift-registry/*", "/order/*", "/design-services*", "/free-swatches*"].map(
            (path) => ({ not: { href_matches: path } }),
          ),
          ...["design", "choices"].map((name) => ({ not: { href_matches: `/*\\?*${name}=*` } })),
          { not: { selector_matches: "[target],[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
