import { StoreLink } from "@store/ui-kit/link";

export interface RegistryChecklistProps {
  readonly groups: readonly {
    readonly title: string;
    readonly entries: readonly {
      readonly label: string;
      readonly recommended: number;
      readonly added: number;
      readonly url: string;
    }[];
  }[];
}

/** What registries of an occasion usually have, by department, with what this one has and links to shop for the rest. */
export function RegistryChecklist({ groups }: RegistryChecklistProps) {
  return (
    <div data-part="registry-checklist">
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul data-part="registry-checklist-entries">
            {entries.map(({ label, recommended, added, url }) => (
              <li key={url} data-done={added >= recommended ? "" : undefined}>
                <span>{label}</span>
                <span data-part="registry-note">{`${added} of ${recommended} added`}</span>
                <StoreLink href={url}>{`Shop ${label}`}</StoreLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
