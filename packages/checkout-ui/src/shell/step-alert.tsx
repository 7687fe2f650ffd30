import { Alert, type AlertProps } from "@store/ui-kit/alert";
import { useEffect, useRef } from "react";

/**
 * The reason why a page cannot be left, above it. It is scrolled into view, since the clicked button is below
 * everything else; the focus stays on that button, and the alert is announced.
 */
export function StepAlert(props: Omit<AlertProps, "ref">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom and old browsers do not support scrolling.
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return <Alert {...props} ref={place} />;
}
