import * as z from "zod/mini";
import { fieldProblem } from "../checkout-model/checkout-model.ts";
import { savedCard } from "../checkout-model/payment-data.ts";
import { callsUnder, withToken } from "../operation.ts";
import {
  accountDetails,
  base,
  baseReply,
  cents,
  currency,
  savedAddress,
  sessionReply,
  suggestion,
} from "../shared/index.ts";
import type { accountRequests } from "./requests.ts";

const accountCall = /* @__PURE__ */ callsUnder<typeof accountRequests>("/account/");
const ownCall = /* @__PURE__ */ callsUnder<typeof accountRequests>("/account/", withToken);

/** What an account stores. The first address and the first card are the defaults. */
const accountReply = z.object({
  ...base,
  account: accountDetails,
  /** The addresses in the site's country. */
  addresses: z.array(savedAddress),
  cards: z.array(savedCard),
});
export type SavedAccount = z.infer<typeof accountReply>;
export const getAccount = /* @__PURE__ */ accountCall("getAccount", {
  method: "GET",
  reply: accountReply,
  errorCodes: ["NotSignedIn"],
});

/** An entry of the order list, newest first. */
const listedOrder = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  /** The progress of the order; the store does not know of later states yet. */
  status: z.enum(["preparing"]),
  itemCount: z.int(),
  total: cents,
  currency,
});
export type ListedOrder = z.infer<typeof listedOrder>;
/** Twenty orders of this storefront. `next` is the `before` of the following twenty, null at the end. */
export const getOrders = /* @__PURE__ */ accountCall("getOrders", {
  method: "GET",
  reply: z.object({ ...base, orders: z.array(listedOrder), next: z.nullable(z.string()) }),
  errorCodes: ["NotSignedIn"],
});

// These calls set a state, so repeating one changes nothing. A replayed response could report an outdated state.
const change = { reply: baseReply, replay: false, errorCodes: ["NotSignedIn"] } as const;
/** Adds an address, or changes the one with `addressId`. An unknown place needs `isConfirmed`. */
export const saveAddress = /* @__PURE__ */ ownCall("saveAddress", {
  ...change,
  reply: z.object({
    ...base,
    addressId: z.optional(z.string()),
    fieldProblems: z.optional(z.array(fieldProblem)),
    /** With "AddressUnconfirmed": possible spellings of the place. */
    suggestions: z.optional(z.array(suggestion)),
  }),
  errorCodes: ["NotSignedIn", "AddressInvalid", "AddressUnconfirmed", "AddressNotFound", "AddressSaved"],
});
export const removeAddress = /* @__PURE__ */ ownCall("removeAddress", change);
export const setDefaultAddress = /* @__PURE__ */ ownCall("setDefaultAddress", change);
export const removeCard = /* @__PURE__ */ ownCall("removeCard", change);
export const setDefaultCard = /* @__PURE__ */ ownCall("setDefaultCard", change);

const profileReply = z.object({ ...base, errors: sessionReply.shape.errors });
const withPassword = ["NotSignedIn", "InvalidFields", "LOCKED_OUT"] as const;
export const updateName = /* @__PURE__ */ ownCall("updateName", {
  reply: profileReply,
  replay: false,
  errorCodes: ["NotSignedIn", "InvalidFields"],
});
/** Needs the current password. A mail notifies the previous address. */
export const changeEmail = /* @__PURE__ */ ownCall("changeEmail", {
  reply: profileReply,
  replay: false,
  errorCodes: [...withPassword, "EmailInUse"],
});
/** Needs the current password. Every session ends, including this one; the token of the reply signs in again. */
export const changePassword = /* @__PURE__ */ ownCall("changePassword", {
  reply: sessionReply,
  replay: false,
  errorCodes: withPassword,
});
/** Asks the designers for help; they answer by e-mail. */
export const requestDesign = /* @__PURE__ */ ownCall("requestDesign", {
  reply: profileReply,
  errorCodes: ["NotSignedIn", "InvalidFields"],
});

/** A browser that is signed in to an account. */
const device = z.object({
  deviceId: z.string(),
  /** Such as "Firefox on Windows". */
  name: z.string(),
  signedInAt: z.string(),
  seenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof device>;
/** The browsers that are signed in to the account on any of its storefronts, the one seen last first. */
export const getDevices = /* @__PURE__ */ accountCall("getDevices", {
  method: "GET",
  reply: z.object({ ...base, devices: z.array(device) }),
  errorCodes: ["NotSignedIn"],
});
/** Signs the account out on one device; one that is signed out already stays so. */
export const signOutDevice = /* @__PURE__ */ ownCall("signOutDevice", change);
/** Ends every session of the account, including this one. */
export const signOutEverywhere = /* @__PURE__ */ ownCall("signOutEverywhere", change);
