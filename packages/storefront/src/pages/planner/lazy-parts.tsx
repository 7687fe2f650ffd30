import type { DetailsPanelProps } from "@store/sectional-ui/planner";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lazy-part.ts";

const Panel = lazyPart<DetailsPanelProps>(() =>
  import("@store/sectional-ui/details-panel").then((part) => part.DetailsPanel),
);

/** The drawer or popup with the details, whose script loads when it opens first. */
export function DetailsPanel(props: DetailsPanelProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null;
}
