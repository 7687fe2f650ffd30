import { Button, type ButtonProps } from "@store/ui-kit/button";

export interface OversizedLinkProps {
  /** Names the item for those who do not see it. */
  readonly title: string;
  /** Asks for the boxes without scripts, on a page that can show them. */
  readonly submit?: Pick<ButtonProps, "type" | "form" | "name" | "value">;
  readonly onClick: () => void;
}

/** Leads to the boxes of an item that is picked up. */
export function OversizedLink({ title, submit, onClick }: OversizedLinkProps) {
  return (
    <Button
      {...submit}
      variant="quiet"
      aria-haspopup="dialog"
      aria-label={`Oversized item: ${title}`}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      Oversized item
    </Button>
  );
}
