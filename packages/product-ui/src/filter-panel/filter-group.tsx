import type { Facet } from "@store/contract/catalog";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { FilterOption } from "./filter-option.tsx";
import type { FilterPanelProps } from "./filter-panel.tsx";

type FilterGroupProps = Required<Omit<FilterPanelProps, "facets">> & { readonly facet: Facet };

/** One facet with its values, under a title that opens and closes it. Browsers open one of a bar's groups at a time. */
export function FilterGroup({ facet, isChosen, onToggle, layout }: FilterGroupProps) {
  const id = useId();
  const isBar = layout === "bar";
  const dismiss = useDismiss(isBar);
  const chosen = facet.options.filter(({ value }) => isChosen(facet.name, value)).length;

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    const group = event.currentTarget;
    if (!isBar || event.key !== "Escape" || !group.open) return;
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
            {chosen} <VisuallyHidden>chosen</VisuallyHidden>
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

/** Closes a disclosure when the pointer or the focus goes elsewhere, as a list that hangs over the page should. */
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
