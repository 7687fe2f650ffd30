import type { LayoutChoice } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { ReactNode } from "react";

export interface ReadyLayoutsProps {
  readonly layouts: readonly LayoutChoice[];
  /** The page that sells a layout. */
  readonly toUrl: (code: string) => string;
  /** What else there is, below the layouts: a link to a planner. */
  readonly children?: ReactNode;
}

/**
 * The ready layouts of a collection as tiles, of which one is selected on the page that sells it. Each is a link, as the
 * options of a product are: it works without scripts, and Back leaves the product. From the page of a piece, Back leads there.
 * One that cannot be bought says why.
 */
export function ReadyLayouts({ layouts, toUrl, children }: ReadyLayoutsProps) {
  if (layouts.length === 0) return null;
  const selected = layouts.find(({ isSelected }) => isSelected);
  return (
    <section id="ready-layouts" data-part="ready-layouts" aria-label="Ready Layouts">
      {selected ? (
        <p data-part="option-picker-title">
          <span>Layout</span>: <strong>{selected.name}</strong>
        </p>
      ) : (
        <h2>Ready Layouts</h2>
      )}
      <ul>
        {layouts.map((layout) => (
          <li key={layout.code}>
            {layout.unavailableMessage === undefined || layout.isSelected ? (
              <StoreLink
                href={toUrl(layout.code)}
                // Another layout replaces the selected one where it stands.
                preventScrollReset={selected !== undefined}
                replace={selected !== undefined}
                data-part="ready-layout"
                aria-current={layout.isSelected ? "true" : undefined}
              >
                <LayoutFace layout={layout} />
              </StoreLink>
            ) : (
              <div data-part="ready-layout" data-unavailable="">
                <LayoutFace layout={layout} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function LayoutFace({ layout }: { readonly layout: LayoutChoice }) {
  const { name, imagePath, isRoom, formattedPrice, unavailableMessage } = layout;
  return (
    <>
      <Picture imagePath={imagePath} alt="" sizes="11rem" isRoom={isRoom} />
      <span>
        <span>{name}</span> <span data-part="soft">{unavailableMessage ?? formattedPrice}</span>
      </span>
    </>
  );
}
