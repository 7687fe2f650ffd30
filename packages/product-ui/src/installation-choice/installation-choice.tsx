import type { Product } from "@store/contract/catalog";

export interface InstallationChoiceProps {
  /** The installation that is offered; null shows nothing. */
  readonly installation: Product["installation"];
}

/** A tick box with the installation and its fee, as the field `installation` of an add-to-cart form. */
export function InstallationChoice({ installation }: InstallationChoiceProps) {
  if (!installation) return null;
  const { type, formattedFee } = installation;
  return (
    <label data-part="choice" data-choice="installation">
      <input type="checkbox" name="installation" value={type} />
      <span>{`Add installation: ${type}, ${formattedFee} per item`}</span>
    </label>
  );
}
