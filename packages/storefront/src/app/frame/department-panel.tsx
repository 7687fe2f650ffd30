import type { Navigation } from "@store/contract/catalog";
import { ExpandIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { departmentPanelId } from "./panels.ts";
import { useHoverIntent } from "./use-hover-intent.ts";

export interface DepartmentPanelProps {
  readonly department: Navigation["departments"][number];
}

/** A department's link and, beside it, the button of its panel, a native popover that needs no script. */
export function DepartmentPanel({ department }: DepartmentPanelProps) {
  const { title, url, categories, feature } = department;
  const panelId = departmentPanelId(url);
  return (
    <li {...useHoverIntent(panelId)}>
      <StoreLink href={url}>{title}</StoreLink>
      <button type="button" popoverTarget={panelId} aria-label={`${title}: show categories`}>
        <ExpandIcon size={14} />
      </button>
      <div id={panelId} popover="auto" data-part="department-panel">
        <div data-part="department-panel-page">
          <ul>
            {categories.map((category) => (
              <li key={category.url}>
                <StoreLink href={category.url}>{category.title}</StoreLink>
              </li>
            ))}
            <li data-all="">
              <StoreLink href={url}>{`All ${title}`}</StoreLink>
            </li>
          </ul>
          {feature ? (
            <StoreLink href={feature.url} data-part="department-feature">
              <Picture imagePath={feature.imagePath} alt="" sizes="280px" />
              <span>{feature.title}</span>
            </StoreLink>
          ) : null}
        </div>
      </div>
    </li>
  );
}
