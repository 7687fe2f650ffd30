import type { SectionalPage } from "@store/contract/sectionals";
import { Button } from "@store/ui-kit/button";
import type { PostForm } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { type ReactNode, useId } from "react";
import { formatDesign, parseDesign } from "../layout/design-text.ts";
import { getBounds } from "../layout/measure-design.ts";
import { toPieceCatalog } from "../layout/to-piece-catalog.ts";
import { LayoutPlan } from "../plan/layout-plan.tsx";

export interface ReadyLayoutsProps {
  readonly page: Pick<SectionalPage, "collectionCode" | "collectionName" | "fabricChoiceCode" | "pieces" | "layouts">;
  /** The size of a design of so many inches in the site's unit, such as "112 in wide, 39 in deep". */
  readonly formatSize: (inches: { width: number; depth: number }) => string;
  /** The form that adds all pieces; a plain form that posts to the page's URL by default. */
  readonly Form?: PostForm;
  readonly busy?: boolean;
  /** The planner with a design; omitted where there is none. */
  readonly toPlannerUrl?: (design: string) => string;
  /** Further fields of each form. */
  readonly children?: ReactNode;
}

/** Designs to buy as they are: each with its plan, size, total and a form that adds all of its pieces. */
export function ReadyLayouts({
  page,
  formatSize,
  Form = "form",
  busy = false,
  toPlannerUrl,
  children,
}: ReadyLayoutsProps) {
  const title = useId();
  const reading = toPieceCatalog(page.pieces);
  if (!reading.ok) return null;
  const { catalog } = reading;
  const shown = page.layouts.flatMap((ready) => {
    const parsed = parseDesign(ready.design, catalog);
    return parsed.ok ? [{ ...ready, design: parsed.design }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section id="ready-layouts" data-part="ready-layouts" aria-labelledby={title}>
      <h2 id={title}>Ready Layouts</h2>
      <ul>
        {shown.map(({ name, design, formattedTotalPrice, unavailableMessage, itemTypes }) => {
          const size = formatSize(getBounds(design, catalog));
          return (
            <li key={name} data-part="ready-layout">
              <LayoutPlan design={design} catalog={catalog} label={`${name}, seen from above`} />
              <h3>{name}</h3>
              <p data-part="soft">{`${itemTypes.length} pieces, ${size}`}</p>
              <p>
                <strong>{formattedTotalPrice}</strong>
              </p>
              {toPlannerUrl ? (
                <p>
                  <StoreLink href={toPlannerUrl(formatDesign(design))}>
                    Make it yours <VisuallyHidden>{name}</VisuallyHidden>
                  </StoreLink>
                </p>
              ) : null}
              {unavailableMessage === undefined ? (
                <Form method="post" data-part="ready-layout-form">
                  <input type="hidden" name="collection" value={page.collectionCode} />
                  <input type="hidden" name="fabric" value={page.fabricChoiceCode} />
                  <input type="hidden" name="design" value={formatDesign(design)} />
                  {children}
                  <Button type="submit" variant="secondary" busy={busy} busyLabel="Adding…">
                    <span>Add All to Cart</span> <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                </Form>
              ) : (
                <p data-part="ready-layout-gone">{unavailableMessage}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
