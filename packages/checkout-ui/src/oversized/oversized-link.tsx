import { Button, type ButtonProps } from "@store/ui-kit/button";

export interface OversizedLinkProps {
  /** Names the item for screen readers. */
  readonly title: string;
  /** Requests the boxes without scripts, on a page that supports it. */
  readonly submit?: Pick<ButtonProps, "type" | "form" | "name" | "value">;
  readonly onClick: () => void;
}

/** Links to the boxes of an item for pickup. */
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
