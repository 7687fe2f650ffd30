import { canadianProvinces, usStates } from "@store/postal-and-address";

export interface RestrictedStatesNoteProps {
  /** Codes of states or provinces, such as "CA". */
  readonly states: readonly string[];
}

/** Where the law or the carrier keeps a product from being sent. Said here, so that no cart comes to grief over it. */
export function RestrictedStatesNote({ states }: RestrictedStatesNoteProps) {
  return (
    <li data-part="product-note" data-tone="none">
      <strong>Not available everywhere</strong>
      <span>We cannot ship this item to {inWords(states.map(regionName))}.</span>
    </li>
  );
}

/** A code nobody knows is shown as it is rather than left out: the rule still holds there. */
function regionName(code: string): string {
  return [...usStates(), ...canadianProvinces()].find((region) => region.code === code)?.name ?? code;
}

function inWords(names: readonly string[]): string {
  if (names.length < 3) return names.join(" or ");
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
