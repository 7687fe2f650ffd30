import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useEffect } from "react";
import { SuggestionOption } from "./suggestion-option.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export interface SuggestionPanelProps {
  /** The typed text. */
  readonly query: string;
  readonly listId: string;
  readonly isOpen: boolean;
  readonly activeId: string | null;
  /** Called with the number of options whenever it changes. */
  readonly onCount: (count: number) => void;
  /** Called when an option was followed. */
  readonly onChoose: () => void;
}

/** The list below the search field: queries, categories and products, each a link. */
export function SuggestionPanel({ query, listId, isOpen, activeId, onCount, onChoose }: SuggestionPanelProps) {
  const { terms, categories, products } = useSuggestions(query);
  const groups = [
    { title: "Search for", options: terms.map((term) => ({ ...term, picture: undefined, detail: undefined })) },
    { title: "Shop", options: categories.map((category) => ({ ...category, picture: undefined, detail: undefined })) },
    {
      title: query.trim() === "" ? "Featured" : "Products",
      options: products.map(({ imagePath, formattedPrice, ...product }) => ({
        ...product,
        picture: imagePath,
        detail: formattedPrice,
      })),
    },
  ].filter(({ options }) => options.length > 0);
  const count = terms.length + categories.length + products.length;
  useEffect(() => onCount(count), [count, onCount]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen ? `${count} ${count === 1 ? "suggestion" : "suggestions"}` : ""}</span>
      </VisuallyHidden>
      <div id={listId} role="listbox" aria-label="Suggestions" data-part="suggestions" hidden={!isOpen}>
        {groups.map(({ title, options }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a listbox.
          <div key={title} role="group" aria-labelledby={`${listId}-${group}`}>
            <p id={`${listId}-${group}`} data-part="suggestions-title">
              {title}
            </p>
            {options.map((option, index) => {
              const id = `${listId}-${group}-${index}`;
              return (
                <SuggestionOption key={option.url} id={id} {...option} isActive={id === activeId} onChoose={onChoose} />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
