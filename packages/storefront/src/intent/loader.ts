import { recommendationOperations } from "@store/contract/recommendations";
import { visitorPath } from "../visitor-watch.ts";
import { awaitIntent, heldType } from "./await-intent.ts";
import { followVisitor } from "./follow-visitor.ts";
import { holdPresses } from "./hold-presses.ts";
import { keepPlace } from "./keep-place.ts";
import { recordView } from "./record-view.ts";
import { watchAddButton } from "./watch-add-button.ts";

/** How long a form waits for the application before the browser sends it. */
const patienceMs = 1_200;

/** The text of the loader for a document whose application waits. `files` are the module files of its page. */
export function loaderText(files: readonly string[]): string {
  const parts = [
    `(${holdPresses})(a,${patienceMs})`,
    `(${keepPlace})(a)`,
    `(${followVisitor})(a,${JSON.stringify(visitorPath)})`,
    `(${watchAddButton})()`,
    `(${recordView})(${JSON.stringify(recommendationOperations.updateRecentlyViewed.path)})`,
  ];
  return `{const a=(${awaitIntent})(${JSON.stringify(files)},${JSON.stringify(heldType)});${parts.join(";")}}`;
}
