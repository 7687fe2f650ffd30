/** The part of a plan node that these tests use. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** The single row of an `explain (format json)`. */
export interface Explanation {
  "QUERY PLAN": [{ Plan: PlanNode }];
}

// Small however many shoppers there are: one row, and one or two per SKU.
const smallTables = ["housekeeping", "offer", "stock"];
const smallIndexes = ["order_attempt_unfinished", "sandbox_notification_waiting", "payment_notification_waiting"];

/**
 * The nodes of a plan that read a whole table: row by row, or through an index without a condition. Small tables may be
 * read completely.
 */
export function findFullScans(
  { "QUERY PLAN": [{ Plan }] }: Explanation,
  { tables = smallTables }: { tables?: readonly string[] } = {},
): PlanNode[] {
  return listNodes(Plan).filter((node) => {
    if (tables.includes(node["Relation Name"] ?? "")) return false;
    if (node["Node Type"] === "Seq Scan") return true;
    const { "Index Name": index, "Index Cond": condition } = node;
    return index !== undefined && condition === undefined && !smallIndexes.includes(index);
  });
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}
