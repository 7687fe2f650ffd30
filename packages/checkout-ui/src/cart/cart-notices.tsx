import type { Cart } from "@store/contract/cart";
import { Alert } from "@store/ui-kit/alert";

// What the shop has to say of this very cart; the other texts that come with it belong to its fields.
const notices = ["joinedQuantities", "duties"] as const;

/** What became of quantities when two carts were joined (AMB-043), and who pays duties abroad (AMB-044). */
export function CartNotices({ messages }: Pick<Cart, "messages">) {
  return notices.map((notice) => {
    const text = messages[notice];
    return text ? (
      <Alert key={notice} tone="info">
        <p>{text}</p>
      </Alert>
    ) : null;
  });
}
