import { Alert, type AlertProps } from "@store/ui-kit/alert";
import { useEffect, useRef } from "react";

/**
 * What keeps a page from being left, above it. It is brought into view, since the button that was clicked stands below
 * everything else; the focus stays on that button, and the alert is read out.
 */
export function StepAlert(props: Omit<AlertProps, "ref">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom and old browsers have no scrolling.
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return <Alert {...props} ref={place} />;
}
