import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";

const config: Cart["config"] = {
  oms_UseSharedEngine: true,
  cartErrorButtonText: "Review Your Cart",
  eddOutagePickupMessage: "We cannot tell delivery and pickup dates right now. You can still have your items shipped.",
};

/** How the cart page of a site behaves and what it says when something is out [CART-06, AMB-047, ERR-15]. */
export const cartConfig: Readonly<Record<Site, Cart["config"]>> = { US: config, CA: config };
