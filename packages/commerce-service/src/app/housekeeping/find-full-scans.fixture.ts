/** A node of a plan, as far as these tests look at it. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** The single row of an `explain (format json)`. */
export interface Explained {
  "QUERY PLAN": [{ Plan: PlanNode }];
}

// They hold few rows however many shoppers there are: one, and one for each SKU.
const smallTables = ["housekeeping", "stock"];
const smallIndexes = ["order_attempt_unfinished", "sandbox_notification_waiting"];

/** The nodes of a plan that read the whole of a table: row by row, or through an index without a condition on it. */
export function findFullScans({ "QUERY PLAN": [{ Plan }] }: Explained): PlanNode[] {
  return listNodes(Plan).filter((node) => {
    if (node["Node Type"] === "Seq Scan") return !smallTables.includes(node["Relation Name"] ?? "");
    const { "Index Name": index, "Index Cond": condition } = node;
    return index !== undefined && condition === undefined && !smallIndexes.includes(index);
  });
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}
