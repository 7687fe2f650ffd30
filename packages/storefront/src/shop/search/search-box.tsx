import { SearchIcon } from "@store/ui-kit/icons";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useEffect, useState } from "react";
import { Form, useInRouterContext } from "react-router";
import { useIsHydrated } from "../../web/hydration/use-is-hydrated.ts";
import { useCombobox } from "./use-combobox.ts";

const SuggestionPanel = lazyPart(() => import("./suggestion-panel.tsx").then((part) => part.SuggestionPanel), {
  fallback: null,
});

export interface SearchBoxProps {
  /** The initial text of the field: the query of the results below. */
  readonly defaultQuery?: string;
  /** False on a page without a service, such as the error page. */
  readonly suggest?: boolean;
  /** The id of the field. */
  readonly id?: string;
  /** The label of the field; different if a page has two of them. */
  readonly label?: string;
}

/**
 * A plain form to `/search?query=…` that offers suggestions after hydration. Their script loads when the field gets the
 * focus.
 */
export function SearchBox({ id, defaultQuery = "", suggest = true, label = "Search" }: SearchBoxProps) {
  const [text, setText] = useState(defaultQuery);
  const [wasFocused, setFocused] = useState(false);
  const canSuggest = useIsHydrated() && suggest;
  const box = useCombobox();
  const SearchForm = useInRouterContext() ? Form : "form";

  /** What was typed so far, and is offered for. */
  function offer({ value }: HTMLInputElement) {
    setFocused(true);
    setText(value);
    box.open();
  }
  /** An empty field offers something at once, one with a text once that is changed. */
  function offerFirst(field: HTMLInputElement) {
    if (field.value === "") offer(field);
    else setFocused(true);
  }
  // What happened to the field before the application ran has fired no event of it.
  useEffect(() => {
    const field = box.input.current;
    if (field && field === document.activeElement) (field.value === defaultQuery ? offerFirst : offer)(field);
  }, []);

  /** The next page takes the focus, which closes a phone's keyboard. */
  function leave() {
    box.close();
    box.input.current?.blur();
  }

  return (
    <search data-part="search-box" onBlur={box.onBlur}>
      <SearchForm method="get" action="/search" onSubmit={leave}>
        <label>
          <span data-part="search-label">{label}</span>
          <input
            ref={box.input}
            id={id}
            type="search"
            name="query"
            data-part="search-input"
            defaultValue={defaultQuery}
            // Invisible: the style sheet uses it to detect an empty field, which shows the label inside.
            placeholder=" "
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            {...(canSuggest && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": box.isOpen,
              "aria-controls": box.listId,
              "aria-activedescendant": box.activeId ?? undefined,
            })}
            onFocus={({ currentTarget }) => offerFirst(currentTarget)}
            onInput={({ currentTarget }) => offer(currentTarget)}
            onKeyDown={box.onKeyDown}
          />
        </label>
        <button type="submit" data-part="search-submit">
          <SearchIcon />
          <VisuallyHidden>Search the shop</VisuallyHidden>
        </button>
      </SearchForm>
      {canSuggest && wasFocused ? (
        <SuggestionPanel
          query={text}
          listId={box.listId}
          isOpen={box.isOpen}
          activeId={box.activeId}
          onCount={box.onCount}
          onChoose={leave}
        />
      ) : null}
    </search>
  );
}
