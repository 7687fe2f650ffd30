import { useState } from "react";

/** How often a page has added, the last add, and for which add its confirmation was closed. */
export function useAdds<Added extends object>(added: Added | null) {
  const [closed, setClosed] = useState<Added | null>(null);
  const [adds, setAdds] = useState({ added, latest: added, count: 0 });
  if (adds.added !== added) {
    setAdds({ added, latest: added ?? adds.latest, count: adds.count + 1 });
  }
  return { adds: adds.count, latest: adds.latest, closed, close: () => setClosed(added ?? adds.latest) };
}
