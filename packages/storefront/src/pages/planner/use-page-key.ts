import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A key that changes when the shopper goes to another address by a link, Back or Forward, and not when the page puts its
 * own state into the address.
 */
export function usePageKey(): string {
  const { key } = useLocation();
  const isOther = useNavigationType() !== "REPLACE";
  const [shown, setShown] = useState(key);
  if (isOther && key !== shown) setShown(key);
  return shown;
}
