import type { ReactNode } from "react";
import { useTabs } from "./use-tabs.ts";

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tabs, such as "About the Harbor Sofa". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The tab that is open initially; the first one by default. */
  readonly initial?: string;
  /** Another tab was opened. */
  readonly onOpen?: (value: string) => void;
}

/**
 * Panels of which one is shown, after the tabs pattern of the WAI-ARIA guide: arrow keys, Home and End select. The
 * server renders all panels; without scripts and in print they are shown one below the other. Native elements, since
 * the library's tabs add 12 kB of script to a page.
 */
export function Tabs({ label, tabs, initial, onOpen }: TabsProps) {
  const { listProps, tabProps, panelProps } = useTabs({ values: tabs.map(({ value }) => value), initial, onOpen });
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
