import { recommendationOperations } from "@store/contract/recommendations";
import { cartCountKey } from "@store/shopper-state";
import { headTexts } from "@store/ui-kit/early-head";
import type { HeadKind, HeadSettings } from "@store/ui-kit/early-protocol";
import { signInShell } from "../../person/sign-in/sign-in-shell.tsx";
import { visitorPath } from "../frame/visitor-watch.ts";
import { emptyHead, type Head } from "./document-parts.ts";

/** Where an add is answered with its confirmation alone (`buy/adding/early-add.route.tsx`). */
const addPath = "/checkout/cart/early-add";

/** Pages of one shopper, and those whose request has an effect. */
const neverPrefetched = [
  "/checkout/*",
  "/account*",
  "/gift-registry/*",
  "/order/*",
  "/design-services*",
  "/free-swatches*",
];

/** Documents that a link leads to are requested while the pointer rests on it, or when it is pressed. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...neverPrefetched.map((path) => ({ not: { href_matches: path } })),
          ...["design", "choices"].map((name) => ({ not: { href_matches: `/*\\?*${name}=*` } })),
          { not: { selector_matches: "[target],[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** The head of a document. `files` are the module files of its page. */
export function headOf(kind: HeadKind, files: readonly string[]): Head {
  const text = headTexts[kind];
  if (kind === "eager") return { ...emptyHead, text };
  const { path: viewPath } = recommendationOperations.updateRecentlyViewed;
  const settings = { files: files.join(" "), addPath, visitorPath, countKey: cartCountKey, viewPath };
  return { text, attributes: toDataAttributes(settings), speculationRules, signInShell };
}

/** The settings as attributes of the script element, which it reads as its `dataset`. */
function toDataAttributes(settings: HeadSettings): Record<string, string> {
  const toName = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(settings).map(([key, value]) => [toName(key), value]));
}
