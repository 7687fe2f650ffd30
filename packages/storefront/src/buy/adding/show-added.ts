import { addedMs } from "@store/product-ui/registry-button";

/** Shows "ADDED" on the registry button of a card for three seconds [REG-09]; returns what ends it early. */
export function showAdded(form: HTMLFormElement): () => void {
  const show = (state: "idle" | "added") => {
    for (const label of form.querySelectorAll<HTMLElement>("[data-when]")) label.hidden = label.dataset.when !== state;
  };
  show("added");
  const timer = setTimeout(show, addedMs, "idle");
  return () => {
    clearTimeout(timer);
    show("idle");
  };
}
