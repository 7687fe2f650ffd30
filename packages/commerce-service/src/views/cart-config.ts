import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";

const config: Cart["config"] = {
  oms_UseSharedEngine: true,
  cartErrorButtonText: "Review Your Cart",
  eddOutagePickupMessage: "Pickup and delivery dates are unavailable right now. Please check again later.",
};

/** The settings of a site's cart page, and its messages for outages. */
export const cartConfig: Readonly<Record<Site, Cart["config"]>> = { US: config, CA: config };
