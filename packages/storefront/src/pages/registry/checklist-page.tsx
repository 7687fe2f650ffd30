import type { Checklist } from "@store/contract/registry";
import { StoreLink } from "@store/ui-kit/link";

export interface ChecklistPageProps {
  readonly checklist: Checklist;
}

/** What registries of this occasion usually have, by department, and what this one has [REG-14]. */
export function ChecklistPage({ checklist: { groups } }: ChecklistPageProps) {
  return (
    <div data-part="page">
      <nav aria-label="Registry" data-print="hide">
        <StoreLink href="/gift-registry/registrant-list">All Registries</StoreLink>
      </nav>
      <h1>Checklist</h1>
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ label, recommended, added, url }) => (
              <li key={url}>
                <StoreLink href={url}>{`Shop ${label}`}</StoreLink> <span>{`${added} of ${recommended}`}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
