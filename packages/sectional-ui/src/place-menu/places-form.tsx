import type { PlannerModel } from "../state/use-planner.ts";
import { placesForm } from "./place-button.tsx";

/** The form of the buttons of all places: it asks for the same page with the menu of one. */
export function PlacesForm({ planner: { path, toUrl } }: { readonly planner: PlannerModel }) {
  return (
    <form id={placesForm} method="get" action={`${path}#place-menu`} hidden>
      <AddressFields url={toUrl()} />
    </form>
  );
}

/** The parameters of a URL as fields of a form. */
export function AddressFields({ url, omit = "" }: { readonly url: string; readonly omit?: string }) {
  const [, query = ""] = url.split("?");
  return [...new URLSearchParams(query)].map(([name, value]) =>
    name === omit ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
