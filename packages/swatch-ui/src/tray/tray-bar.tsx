import { maxSwatches } from "@store/contract/swatches";
import { buttonLook } from "@store/ui-kit/button";
import { IconButton } from "@store/ui-kit/icon-button";
import { CloseIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { useAtom } from "jotai";
import { SwatchImage } from "../swatch-image.tsx";
import { removeSwatch, trayAtom } from "./tray-atoms.ts";

export interface TrayBarProps {
  /** The URL at which the selected swatches are ordered. */
  readonly orderUrl: string;
}

/**
 * The selected swatches at the bottom of every page, with a link to their order; renders nothing while none is
 * selected.
 */
export function TrayBar({ orderUrl }: TrayBarProps) {
  const [tray, changeTray] = useAtom(trayAtom);
  const count = `${tray.length} of ${maxSwatches}`;
  return (
    <>
      <p role="status" data-part="visually-hidden">
        {tray.length > 0 ? `${count} free swatches chosen` : ""}
      </p>
      {tray.length > 0 ? (
        <section data-part="swatch-tray" aria-label="Chosen swatches">
          <ul>
            {tray.map(({ choiceCode, name, imagePath }) => (
              <li key={choiceCode}>
                <SwatchImage imagePath={imagePath} sizes="40px" />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<CloseIcon />}
                  onClick={() => changeTray((held) => removeSwatch(held, choiceCode))}
                />
              </li>
            ))}
          </ul>
          <p>{count}</p>
          <StoreLink href={orderUrl} {...buttonLook("primary")}>
            Order Swatches
          </StoreLink>
        </section>
      ) : null}
    </>
  );
}
