import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { nameOfType, offersChecklist } from "./registry-types.ts";

/** A registry of the shopper's account. */
export interface ListedRegistry {
  readonly grId: string;
  readonly name: string;
  readonly registryType: string;
  /** An ISO date. */
  readonly eventDate: string;
  readonly wantedCount?: number | undefined;
  readonly boughtCount?: number | undefined;
  /** Whether its day is over. */
  readonly isOver?: boolean;
}

export interface RegistryListProps {
  readonly registries: readonly ListedRegistry[];
  /** The path below which the pages of a registry are, such as "/gift-registry". */
  readonly path: string;
  /** Whether the shop has checklists. */
  readonly hasChecklists: boolean;
  /** A day in the words of the site. */
  readonly formatDate: (isoDate: string) => string;
}

/** The registries of an account with what is wanted and bought. Each is edited in a window of its own [REG-13]. */
export function RegistryList({ registries, path, hasChecklists, formatDate }: RegistryListProps) {
  return (
    <ul data-part="registry-list">
      {registries.map(({ grId, name, registryType, eventDate, wantedCount = 0, boughtCount = 0, isOver = false }) => (
        <li key={grId}>
          <div>
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <p>{`${nameOfType(registryType)} · ${formatDate(eventDate)}${isOver ? " (over)" : ""}`}</p>
            <p data-part="registry-note">{`${wantedCount} wanted · ${boughtCount} bought`}</p>
          </div>
          <p data-part="registry-actions" data-print="hide">
            <a href={`${path}/registrant-list/${grId}`} target="_blank" rel="noopener">
              Edit{" "}
              <VisuallyHidden>
                <bdi>{name}</bdi>, in a new window
              </VisuallyHidden>
            </a>
            {offersChecklist({ hasChecklists, registryType }) ? (
              <StoreLink href={`${path}/checklist/${grId}`}>
                Checklist{" "}
                <VisuallyHidden>
                  of <bdi>{name}</bdi>
                </VisuallyHidden>
              </StoreLink>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
