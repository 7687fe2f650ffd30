import * as z from "zod/mini";
import {
  type GiftOptions,
  type NotifyOptions,
  type PickupContact,
  pickupOptions as shown,
} from "../checkout-model/recipient.ts";
import {
  address,
  addressId,
  drivingDirectionsLimit,
  emptyBody,
  giftMessageLimits,
  id,
  isoDate,
  serviceLevelCode,
  text,
} from "../shared/index.ts";

// The selections of a recipient in a request: strict, with a maximum for every length.

const pickupContact = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  email: text(254),
  phone: text(40),
} satisfies Record<keyof PickupContact, z.ZodMiniType>);
export const pickupOptions = z.strictObject({ ...shown, pickupContact: z.nullable(pickupContact) });

export const giftOptions = z.strictObject({
  isGift: z.boolean(),
  giftWrap: z.nullable(text(40)),
  giftMessage: z.nullable(z.string().check(z.maxLength(giftMessageLimits.characters))),
} satisfies Record<keyof GiftOptions, z.ZodMiniType>);

export const notifyOptions = z.strictObject({
  email: z.nullable(text(254)),
  phone: z.nullable(text(40)),
  isTextSelected: z.boolean(),
} satisfies Record<keyof NotifyOptions, z.ZodMiniType>);

export const addressRequest = z.strictObject({ address });
export const saveShippingAddressRequest = z.strictObject({ address, addressId: z.optional(id) });
export type SaveShippingAddress = z.infer<typeof saveShippingAddressRequest>;
export const saveMultiShippingAddressRequest = z.strictObject({ address, basketItemId: id });
export type SaveMultiShippingAddress = z.infer<typeof saveMultiShippingAddressRequest>;
/** The address of a gift registry has no e-mail address: a guest's own comes with it. */
export const saveMultiShippingRequest = z.strictObject({
  addressId,
  basketItemId: z.optional(id),
  emailAddress: z.optional(text(254)),
});
export type SaveMultiShipping = z.infer<typeof saveMultiShippingRequest>;
export const saveRecipientSelectionRequest = z.strictObject({ recipientId: id, basketItemId: id });
export type SaveRecipientSelection = z.infer<typeof saveRecipientSelectionRequest>;

const shipmentChoice = z.strictObject({
  id,
  serviceLevel: serviceLevelCode,
  isShipCompleteSelected: z.optional(z.boolean()),
});
const recipientChoice = z.strictObject({
  recipientId: id,
  shipments: z.array(shipmentChoice).check(z.maxLength(200)),
  giftOptions: z.optional(giftOptions),
  bopsOptions: z.optional(z.nullable(pickupOptions)),
  holidayHold: z.optional(
    z.nullable(
      z.strictObject({ selectedShippingDate: z.nullable(isoDate), selectedShippingRange: z.nullable(text(100)) }),
    ),
  ),
  tripBooking: z.optional(
    z.nullable(
      z.strictObject({
        isContactMeSelected: z.boolean(),
        selectedTrip: z.nullable(id),
        drivingDirections: z.string().check(z.maxLength(drivingDirectionsLimit)),
      }),
    ),
  ),
});

/** The shopper's selections, never the offered lists. An omitted field stays unchanged. */
export const saveShippingAndGiftOptionsRequest = z.strictObject({
  recipients: z.array(recipientChoice).check(z.maxLength(50)),
  pickupNotificationOptions: z.optional(notifyOptions),
  notificationOptions: z.optional(notifyOptions),
});
export type SaveShippingAndGiftOptions = z.infer<typeof saveShippingAndGiftOptionsRequest>;

export const setTymPreferencesRequest = z.strictObject({ isOptIn: z.boolean(), isBilling: z.boolean(), address });
export type SetTymPreferences = z.infer<typeof setTymPreferencesRequest>;

/** The lines whose terms are accepted, each with the id of its terms. */
export const acceptTermsRequest = z.strictObject({
  items: z
    .array(z.strictObject({ basketItemId: id, acceptedTermsId: text(64) }))
    .check(z.minLength(1), z.maxLength(100)),
});
export type AcceptTerms = z.infer<typeof acceptTermsRequest>;

/** The basket on the page, so that the reply can say what became of it. */
export const validateCartRequest = z.strictObject({ basketId: z.optional(id) });
export type ValidateCart = z.infer<typeof validateCartRequest>;

export const checkoutRequests = {
  refreshCheckout: emptyBody,
  validateCart: validateCartRequest,
  validateAddress: addressRequest,
  validateAndSaveAddress: addressRequest,
  saveShippingAddress: saveShippingAddressRequest,
  saveMultiShippingAddress: saveMultiShippingAddressRequest,
  saveMultiShipping: saveMultiShippingRequest,
  saveRecipientSelection: saveRecipientSelectionRequest,
  saveBillingAddress: addressRequest,
  saveShippingAndGiftOptions: saveShippingAndGiftOptionsRequest,
  moveToShippingAndGiftOptions: emptyBody,
  moveToPaymentPage: emptyBody,
  moveToReviewPage: emptyBody,
  removeNlaItems: emptyBody,
  removePfasItems: emptyBody,
  removePersonalizedItems: emptyBody,
  removeInHousePersonalizedNlaItems: emptyBody,
  removeAllNlaItems: emptyBody,
  removeCheckoutInstallationService: emptyBody,
  setTymPreferences: setTymPreferencesRequest,
  acceptTerms: acceptTermsRequest,
};
