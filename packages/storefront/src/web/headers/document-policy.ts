import { isStepPath } from "../urls/is-step-path.ts";
import { isPlannerPath } from "../urls/planner-paths.ts";
import { isScanPath } from "../urls/scan-mode.ts";

/** What belongs to the four steps: the cart, the way to the furthest step, and the page that waits for an order's outcome. */
const besideSteps: readonly string[] = ["/checkout", "/checkout/cart", "/checkout/order-status"];

/**
 * The policy of the document of a page, by its path or URL in the store: the planner's alone allows the frame of the 3D view,
 * the scanning page's alone the camera, and where wallets may pay, that of cart and checkout alone their scripts and sheets
 * (decision 0099). A way from one policy to another loads a document, since an open document keeps its own.
 */
export function toDocumentPolicy(
  url: string,
  { hasWallets }: { readonly hasWallets: boolean },
): "planner" | "scan" | "checkout" | "usual" {
  if (isPlannerPath(url)) return "planner";
  if (isScanPath(url)) return "scan";
  const path = url.replace(/\/*([?#].*)?$/, "");
  return hasWallets && (isStepPath(path) || besideSteps.includes(path)) ? "checkout" : "usual";
}
