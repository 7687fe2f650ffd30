import type { Migration } from "kysely/migration";
import * as firstSlice from "./0001-first-slice.ts";
import * as assortment from "./0002-assortment.ts";
import * as search from "./0003-search.ts";
import * as recommendations from "./0004-recommendations.ts";
import * as basket from "./0006-basket.ts";
import * as sandboxAndSignIn from "./0007-sandbox-and-sign-in.ts";
import * as postalPlaces from "./0008-postal-places.ts";
import * as lineChoices from "./0009-line-choices.ts";
import * as deliveryChoices from "./0010-delivery-choices.ts";
import * as shopVersion from "./0011-shop-version.ts";
import * as uniqueAddresses from "./0012-unique-addresses.ts";
import * as orderLineChoices from "./0013-order-line-choices.ts";
import * as sessionsReplaced from "./0014-sessions-replaced.ts";
import * as housekeeping from "./0015-housekeeping.ts";
import * as swatches from "./0016-swatches.ts";
import * as accountsAndMail from "./0020-accounts-and-mail.ts";
import * as ledgers from "./0021-ledgers.ts";
import * as devicesAndDesign from "./0022-devices-and-design.ts";
import * as orderNumbers from "./0023-order-numbers.ts";
import * as postalPositions from "./0024-postal-positions.ts";
import * as resetsByAddress from "./0025-resets-by-address.ts";
import * as customOrderTerms from "./0026-custom-order-terms.ts";
import * as personalizationDesigns from "./0027-personalization-designs.ts";
import * as registries from "./0028-registries.ts";
import * as revokedSessions from "./0029-revoked-sessions.ts";
import * as accountGiftCards from "./0030-account-gift-cards.ts";
import * as shipmentsByOrder from "./0031-shipments-by-order.ts";
import * as lineOptions from "./0032-line-options.ts";
import * as oneSpelling from "./0033-one-spelling.ts";
import * as termsAndAddRecords from "./0034-terms-and-add-records.ts";
import * as sectionals from "./0035-sectionals.ts";
import * as reviews from "./0036-reviews.ts";
import * as specialOrders from "./0037-special-orders.ts";
import * as sharedRegistries from "./0038-shared-registries.ts";
import * as giftsOfRegistries from "./0039-gifts-of-registries.ts";
import * as placesOfVisits from "./0040-places-of-visits.ts";
import * as ratings from "./0041-ratings.ts";
import * as picturesOfChoices from "./0042-pictures-of-choices.ts";
import * as returnPolicies from "./0043-return-policies.ts";
import * as endsOfSales from "./0044-ends-of-sales.ts";
import * as optionsInRooms from "./0045-options-in-rooms.ts";
import * as wallets from "./0046-wallets.ts";
import * as amountsOfVisits from "./0047-amounts-of-visits.ts";

/** Every migration by its name, in order. One that has run anywhere is never changed again. */
export const allMigrations: Readonly<Record<string, Migration>> = {
  "0001-first-slice": firstSlice,
  "0002-assortment": assortment,
  "0003-search": search,
  "0004-recommendations": recommendations,
  "0006-basket": basket,
  "0007-sandbox-and-sign-in": sandboxAndSignIn,
  "0008-postal-places": postalPlaces,
  "0009-line-choices": lineChoices,
  "0010-delivery-choices": deliveryChoices,
  "0011-shop-version": shopVersion,
  "0012-address-kept-once": uniqueAddresses,
  "0013-order-line-choices": orderLineChoices,
  "0014-sessions-replaced": sessionsReplaced,
  "0015-housekeeping": housekeeping,
  "0016-swatches": swatches,
  "0020-accounts-and-mail": accountsAndMail,
  "0021-ledgers": ledgers,
  "0022-devices-and-design": devicesAndDesign,
  "0023-order-numbers": orderNumbers,
  "0024-postal-positions": postalPositions,
  "0025-resets-by-address": resetsByAddress,
  "0026-custom-order-terms": customOrderTerms,
  "0027-personalization-designs": personalizationDesigns,
  "0028-registries": registries,
  "0029-revoked-sessions": revokedSessions,
  "0030-account-gift-cards": accountGiftCards,
  "0031-shipments-by-order": shipmentsByOrder,
  "0032-line-options": lineOptions,
  "0033-one-spelling": oneSpelling,
  "0034-terms-and-add-records": termsAndAddRecords,
  "0035-sectionals": sectionals,
  "0036-reviews": reviews,
  "0037-special-orders": specialOrders,
  "0038-shared-registries": sharedRegistries,
  "0039-gifts-of-registries": giftsOfRegistries,
  "0040-places-of-visits": placesOfVisits,
  "0041-ratings": ratings,
  "0042-pictures-of-choices": picturesOfChoices,
  "0043-return-policies": returnPolicies,
  "0044-ends-of-sales": endsOfSales,
  "0045-options-in-rooms": optionsInRooms,
  "0046-wallets": wallets,
  "0047-amounts-of-visits": amountsOfVisits,
};
