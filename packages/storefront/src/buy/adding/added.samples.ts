import type { AddResult } from "@store/contract/cart";

const addOn = { navigateUrl: "/product/101901", formattedPrice: "$18.00" };

/** The reply of an add: two lamps, and three extras with a picture in one field each. */
export const addedSample: AddResult = {
  isSuccess: true,
  items: [
    {
      sku: "100401",
      name: "Beacon Table Lamp",
      imagePath: "/pictures/beacon-lamp-brass-800.webp",
      navigateUrl: "/product/100401",
      formattedPrice: "$149.00",
      quantity: 2,
      optionText: "Brass",
    },
  ],
  cartItemCount: 5,
  formattedSubtotal: "$745.00",
  installationService: null,
  addOns: [
    { ...addOn, sku: "101901", name: "Dimmer Switch", imagePopup: "/pictures/popup-400.webp" },
    { ...addOn, sku: "101902", name: "Bulb", imagePath: "/pictures/path-400.webp" },
    { ...addOn, sku: "101903", name: "Shade Cleaner", imageUrl: "/pictures/url-400.webp" },
  ],
  rewardsBanner: null,
  confirmation: "standard",
};
