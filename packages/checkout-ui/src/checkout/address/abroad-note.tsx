import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";

export interface AbroadNoteProps {
  /** The country's name, where it is known. */
  readonly country: string | undefined;
  /** Who pays what there. */
  readonly duties: string;
  /** The page that choosing another country leads back to. */
  readonly from: string;
}

/** Where an order goes that leaves the site's country, and who pays its duties. */
export function AbroadNote({ country, duties, from }: AbroadNoteProps) {
  return (
    <Alert tone="info" title={country && `Your order goes to ${country}.`}>
      <p>
        {duties} <StoreLink href={`/ship-to?from=${from}`}>Choose another country</StoreLink>
      </p>
    </Alert>
  );
}
