import type { SectionalCollections } from "@store/contract/sectionals";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { sectionalSofasPath } from "../../web/urls/planner-paths.ts";

export interface CollectionsPageProps {
  readonly collections: SectionalCollections["collections"];
}

/** The collections that can be planned: name, picture, lowest price and planner of each (AMB-277). */
export function CollectionsPage({ collections }: CollectionsPageProps) {
  return (
    <div data-part="page">
      <header data-part="category-head" data-stacked="">
        <h1>Plan a Sectional</h1>
        <p>Choose a collection, put its pieces together as your room needs them, and see size and total as you go.</p>
      </header>
      {collections.length === 0 ? (
        <div data-part="empty">
          <p>There is no sectional to plan right now.</p>
          <StoreLink href="/">Continue Shopping</StoreLink>
        </div>
      ) : (
        <ul data-part="planner-collections">
          {collections.map(({ collectionCode, collectionName, imagePath, imageAlt, formattedLowestPrice }, index) => (
            <li key={collectionCode}>
              <Picture
                imagePath={imagePath}
                alt={imageAlt}
                sizes="(width <= 768px) 100vw, 33vw"
                priority={index === 0}
              />
              <h2>
                <StoreLink href={`/sectional-planner/${collectionCode}`}>{collectionName}</StoreLink>
              </h2>
              <p>{`Pieces from ${formattedLowestPrice}`}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <StoreLink href={sectionalSofasPath}>Shop More Sectionals</StoreLink>
      </p>
    </div>
  );
}
