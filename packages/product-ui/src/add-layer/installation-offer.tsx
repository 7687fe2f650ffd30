import type { AddedItem } from "@store/contract/cart";
import { Button } from "@store/ui-kit/button";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useState } from "react";

export interface InstallationOfferProps {
  readonly item: Pick<AddedItem, "id" | "name" | "installation">;
  /** Adds the installation to a line; the reason if it could not be added. Without it, none is offered. */
  readonly onAddInstallation?: ((lineId: string) => Promise<string | null>) | undefined;
}

/** The installation of an added item with its fee: included, or with a button that adds it. Absent without any. */
export function InstallationOffer({ item: { id, name, installation }, onAddInstallation }: InstallationOfferProps) {
  const [state, setState] = useState({ isAdding: false, isAdded: false, problem: null as string | null });
  if (!installation) return null;
  const isIncluded = installation.isIncluded || state.isAdded;
  const fee = `${installation.formattedFee} per item`;
  async function add(lineId: string, addTo: NonNullable<typeof onAddInstallation>): Promise<void> {
    setState({ isAdding: true, isAdded: false, problem: null });
    const problem = await addTo(lineId);
    setState({ isAdding: false, isAdded: problem === null, problem });
  }
  return (
    <div data-part="added-installation">
      <p role="status">
        {`${isIncluded ? "Installation is included in your cart" : "Installation service"}: ${fee}. ${installation.type}`}
      </p>
      {installation.isIncluded || id === undefined || !onAddInstallation ? null : (
        // It stays in its place after the add, so that nothing below it moves.
        <Button
          variant="secondary"
          disabled={state.isAdded}
          busy={state.isAdding}
          busyLabel="Adding…"
          onClick={() => void add(id, onAddInstallation)}
        >
          <span>{state.isAdded ? "Installation added" : "Add installation"}</span>{" "}
          <VisuallyHidden>{`for ${name}`}</VisuallyHidden>
        </Button>
      )}
      <p role="alert">{state.problem}</p>
    </div>
  );
}
