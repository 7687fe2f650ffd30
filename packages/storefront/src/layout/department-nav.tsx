import type { Navigation } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { DepartmentPanel } from "./department-panel.tsx";

/** The departments as links in a row; those with shelves also open a panel of them. */
export function DepartmentNav({ departments }: Readonly<Pick<Navigation, "departments">>) {
  return (
    <nav aria-label="Shop" data-part="department-nav">
      <ul>
        {departments.map((department) =>
          department.categories.length > 0 ? (
            <DepartmentPanel key={department.url} department={department} />
          ) : (
            <li key={department.url}>
              <StoreLink href={department.url}>{department.title}</StoreLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
