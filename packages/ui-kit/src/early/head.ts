import { watchAdds } from "./add.ts";
import { watchApplication } from "./application.ts";
import { watchChoices, watchFilters } from "./choices.ts";
import { on } from "./page.ts";
import { layOutWhole, restorePlace } from "./place.ts";
import { createDefaultPolicy } from "./policy.ts";
import { watchPresses } from "./press.ts";
import { watchProduct } from "./product.ts";
import type { HeadKind, HeadSettings } from "./protocol.ts";
import { holdSignIn, watchSignIn } from "./sign-in.ts";
import { watchSigns } from "./signs.ts";
import { watchSubmissions } from "./submission.ts";
import { watchVisitor } from "./visitor.ts";

/*
 * What happens between a press and its answer while the application of a page does not run:
 *
 * 1. `press.ts` hears every click first, and decides. A second submission is stopped while a document is on its way
 *    (`submission.ts`).
 * 2. Some presses have an answer of the head's own. An add is sent in the background and confirmed by a dialog (`add.ts`,
 *    `confirm-add.ts`, `dialog.ts`), "Sign In" opens its form (`sign-in.ts`), and a choice or a filter leads to a document that
 *    keeps the place (`choices.ts`, `place.ts`).
 * 3. What the browser answers well (menus, links, searches) is left to it. Everything else waits, visibly (`busy.ts`), and is
 *    pressed again when the application runs, or answered by the browser.
 * 4. Signs of more than reading (`signs.ts`), or a visitor that has changed (`visitor.ts`), start the application
 *    (`application.ts`).
 * 5. What cannot be answered is told (`notice.ts`).
 * 6. When the application runs it takes over: what was typed and opened (`input.ts`, `react.ts`), the dialog of an add
 *    (`added.ts`). If React draws the document again, what the head shows comes back (`redraw.ts`).
 *
 * `protocol.ts` has all names that both sides know; components tell the head of their elements by `marks.ts`.
 */

/** The bundler replaces it: one minified text for each kind, of this file and what that kind needs of its imports. */
declare const headKind: HeadKind;

createDefaultPolicy();
layOutWhole();
if (headKind === "eager") {
  holdSignIn(watchApplication([]));
  const stopSecond = watchSubmissions();
  for (const type of ["click", "submit"]) on(type, stopSecond, true);
} else {
  const settings = document.currentScript?.dataset as unknown as HeadSettings;
  const application = watchApplication(settings.files.split(" "));
  watchSigns(application);
  watchPresses(application, [
    watchAdds(application, settings.addPath),
    watchSignIn(application),
    ...(headKind === "reading" ? [] : [watchChoices(application)]),
  ]);
  // Who has made one choice makes another.
  if (headKind !== "reading" && restorePlace()) on("load", application.start);
  if (headKind === "listing") watchFilters(application);
  watchVisitor(application, settings);
  if (headKind === "product") watchProduct(settings.viewPath);
}
