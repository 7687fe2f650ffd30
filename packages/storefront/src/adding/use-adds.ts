import type { AddResult } from "@store/contract/cart";
import { useState } from "react";

/** How often a page has added, and for which add its confirmation was closed. */
export function useAdds(added: AddResult | null) {
  const [closed, setClosed] = useState<AddResult | null>(null);
  const [adds, setAdds] = useState({ added, count: 0 });
  if (adds.added !== added) setAdds({ added, count: adds.count + 1 });
  return { adds: adds.count, closed, close: () => setClosed(added) };
}
