import { Button } from "@store/ui-kit/button";

export interface OversizedLinkProps {
  /** Names the item for those who do not see it. */
  readonly title: string;
  readonly onPress: () => void;
}

/** Leads to the boxes of an item that is picked up (AMB-051). */
export function OversizedLink({ title, onPress }: OversizedLinkProps) {
  return (
    <Button variant="quiet" aria-haspopup="dialog" aria-label={`Oversized item: ${title}`} onClick={onPress}>
      Oversized item
    </Button>
  );
}
