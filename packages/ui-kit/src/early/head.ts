import { watchAdds } from "./add.ts";
import { watchApplication } from "./application.ts";
import { watchChoices } from "./choices.ts";
import { watchFilters } from "./filters.ts";
import { layOutWhole } from "./layout.ts";
import { on } from "./page.ts";
import { restorePlace } from "./place.ts";
import { createDefaultPolicy } from "./policy.ts";
import { watchPresses } from "./press.ts";
import { watchProduct } from "./product.ts";
import type { HeadKind, HeadSettings } from "./protocol.ts";
import { watchSignIn } from "./sign-in.ts";
import { watchSigns } from "./signs.ts";
import { watchSubmissions } from "./submission.ts";
import { watchVisitor } from "./visitor.ts";

/** The bundler replaces it: one minified text for each kind, of this file and what that kind needs of its imports. */
declare const headKind: HeadKind;

createDefaultPolicy();
layOutWhole();
if (headKind === "eager") {
  watchApplication([]);
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
