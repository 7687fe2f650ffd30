import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";

const config: Cart["config"] = {
  oms_UseSharedEngine: true,
  cartErrorButtonText: "Review Your Cart",
  eddOutagePickupMessage: "Pickup and delivery dates are unavailable right now. Please check again later.",
};

/** How the cart page of a site behaves and what it says when something is out [CART-06, AMB-047, ERR-15]. */
export const cartConfig: Readonly<Record<Site, Cart["config"]>> = { US: config, CA: config };
