import { Alert } from "@store/ui-kit/alert";
import { StoreLink } from "@store/ui-kit/link";

export interface AbroadNoteProps {
  /** The country's name, if it is known. */
  readonly country: string | undefined;
  /** Who pays the duties. */
  readonly duties: string;
  /** The page to return to after selecting another country. */
  readonly from: string;
}

/** The destination of an order abroad, and who pays its duties. */
export function AbroadNote({ country, duties, from }: AbroadNoteProps) {
  return (
    <Alert tone="info" title={country && `Your order goes to ${country}.`}>
      <p>
        <span>{duties}</span> <StoreLink href={`/ship-to?from=${from}`}>Choose another country</StoreLink>
      </p>
    </Alert>
  );
}
