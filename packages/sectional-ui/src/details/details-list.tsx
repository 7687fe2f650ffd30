import { optionExperience as experience, type SectionalDetails } from "@store/contract/sectionals";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";

/** The pieces of a design with their prices, its options and its total [SECT-15] [SECT-16] [SECT-17]. */
export function DetailsList({ details }: { readonly details: SectionalDetails }) {
  return (
    <div data-part="details-list">
      <ul aria-label="Pieces">
        {details.SectionalPieces.map((piece, index) => (
          // Equal pieces are told apart by their place (AMB-149).
          <li key={`${index} ${piece.Sku}`} data-item-type={piece.ItemTypeCode}>
            <Picture imagePath={piece.Image} alt="" sizes="80px" />
            <div>
              <p data-part="details-piece">
                <StoreLink href={piece.ProductUrl}>{piece.Name}</StoreLink>
                <strong>{piece.FormattedPrice}</strong>
              </p>
              <p data-part="soft">{piece.Dimensions}</p>
              <p data-part="soft">{`Item ${piece.Sku}`}</p>
              <p>{piece.AvailabilityMessage}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl aria-label="Options">
        {details.SectionalOptionChoices.map(({ OptionName, Name, SwatchImage, optionExperience }) => (
          <div key={OptionName} data-experience={optionExperience}>
            <dt>{OptionName}</dt>
            <dd>
              {SwatchImage === "" || optionExperience === experience.none ? null : (
                <img src={SwatchImage} alt="" width={32} height={32} loading="lazy" />
              )}
              <span>{Name}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
