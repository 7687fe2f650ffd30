import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";

const config: Cart["config"] = {
  oms_UseSharedEngine: true,
  cartErrorButtonText: "Review Your Cart",
  eddOutagePickupMessage: "Pickup and delivery dates are unavailable right now. Please check again later.",
};

/** How the cart page of a site behaves and what it says when something is out. */
export const cartConfig: Readonly<Record<Site, Cart["config"]>> = { US: config, CA: config };
