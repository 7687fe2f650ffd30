import { isPlannerPath } from "../urls/planner-paths.ts";
import { isScanPath } from "../urls/scan-mode.ts";

/**
 * The policy of the document of a page: the planner's alone allows the frame of the 3D view, the scanning page's alone the
 * camera. A way from one policy to another loads a document, since an open document keeps its own.
 */
export function toDocumentPolicy(path: string): "planner" | "scan" | "usual" {
  if (isPlannerPath(path)) return "planner";
  return isScanPath(path) ? "scan" : "usual";
}
