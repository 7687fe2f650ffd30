import type { ReactNode } from "react";
import { useTabs } from "./use-tabs.ts";

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, such as "About the Harbor Sofa"; heard, not seen. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The tab that is open at first; the first one by default. */
  readonly initial?: string;
}

/**
 * Panels of which one is shown, after the tabs pattern of the WAI-ARIA guide: arrow keys, Home and End choose. All panels are
 * in the page that the server sends; without script and in print they stand below each other. Native, since the library's part
 * costs 12 kB of script on a page that has little to spare.
 */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const { listProps, tabProps, panelProps } = useTabs({ values: tabs.map(({ value }) => value), initial });
  return (
    <div data-part="tabs">
      <div data-part="tab-list" role="tablist" aria-label={label} {...listProps}>
        {tabs.map(({ value, label: name }) => (
          <button key={value} type="button" role="tab" data-part="tab" {...tabProps(value)}>
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label: name, content }) => (
        <div key={value} role="tabpanel" data-part="tab-panel" {...panelProps(value)}>
          <h3 data-part="tab-panel-title">{name}</h3>
          {content}
        </div>
      ))}
    </div>
  );
}
