import { recommendationOperations } from "@store/contract/recommendations";
import { cartCountKey } from "@store/shopper-state";
import { isServerThere } from "../is-server-there.ts";
import { errorTexts } from "../navigation-error/find-navigation-error.ts";
import { visitorPath } from "../visitor-watch.ts";
import { addEarly } from "./add-early.ts";
import { awaitIntent, heldType } from "./await-intent.ts";
import { followVisitor } from "./follow-visitor.ts";
import { holdPresses } from "./hold-presses.ts";
import { keepPlace } from "./keep-place.ts";
import { mayLeave } from "./may-leave.ts";
import { recordView, watchAddButton } from "./product-page.ts";

/** Where an add is answered with its confirmation alone (`routes/early-add.tsx`). */
const earlyAddPath = "/checkout/cart/early-add";
/** How long its answer may take: then the add is sent again, once. */
const earlyAddPatienceMs = 5_000;

/** How long a form waits for the application before the browser sends it. */
const patienceMs = 1_200;

/**
 * Documents that a link leads to are requested while the pointer rests on it, or when it is pressed. Not those of one
 * shopper, and none whose request would have an effect.
 */
const speculationRules = JSON.stringify({
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

/** What the head of a document has whose application waits. */
export interface Loader {
  readonly script: string;
  readonly speculationRules: string;
}

/** The loader of a document. `files` are the module files of its page. */
export function loaderOf(files: readonly string[]): Loader {
  const parts = [
    `(${addEarly})(a,${JSON.stringify(earlyAddPath)},${earlyAddPatienceMs},l)`,
    `(${holdPresses})(a,${patienceMs},l)`,
    `(${keepPlace})(a)`,
    `(${followVisitor})(a,${JSON.stringify(visitorPath)},${JSON.stringify(cartCountKey)})`,
    `(${watchAddButton})()`,
    `(${recordView})(${JSON.stringify(recommendationOperations.updateRecentlyViewed.path)})`,
  ];
  return {
    script: `{const a=(${awaitIntent})(${JSON.stringify(files)},${JSON.stringify(heldType)}),l=(${mayLeave})(${isServerThere},${JSON.stringify(errorTexts.network)});${parts.join(";")}}`,
    speculationRules,
  };
}
