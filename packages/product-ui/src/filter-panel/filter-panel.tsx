import type { Facet, FacetName } from "@store/contract/catalog";
import { getPlainKey } from "@store/ui-kit/plain-key";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { FilterOption } from "./filter-option.tsx";

export interface FilterPanelProps {
  readonly facets: readonly Facet[];
  /** Whether a value is selected now: the shopper's latest choice, which may be ahead of the list on screen. */
  readonly isChosen: (facet: FacetName, value: string) => boolean;
  readonly onToggle: (facet: FacetName, value: string, isChosen: boolean) => void;
  /** "column": one below the other, open. "bar": side by side, opened one at a time. */
  readonly layout?: "column" | "bar";
}

/**
 * The filters of a list, as checkboxes named after their facets. Inside a GET form they work without scripts, and with
 * scripts they report each change.
 */
export function FilterPanel({ facets, isChosen, onToggle, layout = "column" }: FilterPanelProps) {
  return (
    <div data-part="filter-panel" data-layout={layout}>
      {facets.map((facet) => (
        <FilterGroup key={facet.name} facet={facet} isChosen={isChosen} onToggle={onToggle} layout={layout} />
      ))}
    </div>
  );
}

type FilterGroupProps = Required<Omit<FilterPanelProps, "facets">> & { readonly facet: Facet };

/**
 * One facet with its values, below a title that opens and closes it. Browsers keep one of a bar's groups open at a
 * time.
 */
function FilterGroup({ facet, isChosen, onToggle, layout }: FilterGroupProps) {
  const id = useId();
  const isBar = layout === "bar";
  const dismiss = useDismiss(isBar);
  const chosen = facet.options.filter(({ value }) => isChosen(facet.name, value)).length;

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    const group = event.currentTarget;
    if (!isBar || getPlainKey(event) !== "Escape" || !group.open) return;
    group.open = false;
    group.querySelector("summary")?.focus();
  }

  return (
    <details
      ref={dismiss}
      data-part="filter-group"
      open={!isBar}
      name={isBar ? "filter-group" : undefined}
      onKeyDown={closeOnEscape}
    >
      <summary data-part="filter-title">
        <span id={id}>{facet.title}</span>
        {chosen > 0 ? (
          <span data-part="filter-chosen">
            <span>{chosen}</span> <VisuallyHidden>chosen</VisuallyHidden>
          </span>
        ) : null}
      </summary>
      <fieldset aria-labelledby={id} data-part="filter-options">
        {facet.options.map((option) => (
          <FilterOption
            key={option.value}
            name={facet.name}
            option={option}
            isChosen={isChosen(facet.name, option.value)}
            onToggle={(isOn) => onToggle(facet.name, option.value, isOn)}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** Closes a disclosure when the pointer or the focus moves elsewhere, as a list that overlaps the page should. */
function useDismiss(isWanted: boolean) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    function close({ target }: Event) {
      if (group.current?.open && target instanceof Node && !group.current.contains(target)) group.current.open = false;
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [isWanted]);
  return group;
}
