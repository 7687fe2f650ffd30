import { accountOperations as account } from "@store/contract/account";
import { cartOperations as cart } from "@store/contract/cart";
import { catalogOperations as catalog } from "@store/contract/catalog";
import { checkoutOperations as checkout } from "@store/contract/checkout";
import { loggingOperations } from "@store/contract/logging";
import type { Operation } from "@store/contract/operation";
import { orderOperations as orders } from "@store/contract/orders";
import { paymentOperations as payment } from "@store/contract/payment";
import { personalizationOperations as personalization } from "@store/contract/personalization";
import { placeOperations } from "@store/contract/places";
import { popupOperations } from "@store/contract/popups";
import { recommendationOperations as recommendations } from "@store/contract/recommendations";
import { registryOperations as registry } from "@store/contract/registry";
import { sectionalOperations as sectionals } from "@store/contract/sectionals";
import { specialOrderOperations } from "@store/contract/special-order";
import { swatchOperations as swatches } from "@store/contract/swatches";
import { tenderOperations as tenders } from "@store/contract/tenders";
import { walletOperations as wallets } from "@store/contract/wallets";
import { cartProofs } from "../cart/cart-calls.fixture.ts";
import { checkoutProofs } from "../checkout/checkout-proofs.fixture.ts";
import { giftProofs } from "../gifts/gift-proofs.fixture.ts";
import { findWalletPage, settleWalletPage } from "../sandbox/queries/wallet-pages.ts";
import { signatureHeader, signNotification } from "../sandbox/signed-notifications.ts";
import { applePayProofs, paymentProofs, tenderProofs, walletProofs } from "../tenders/tender-calls.fixture.ts";
import type { TestService } from "./create-test-service.ts";
import { enterCheckout, findCheckout } from "./enter-checkout.ts";
import { proceedToReview, sampleAddresses, typedCard } from "./proceed-to-review.ts";
import { sampleCards, sampleGiftCards, sampleSkus, specialOrderSkus } from "./sample-inputs.ts";
import { setStock } from "./set-stock.ts";
import type { Shopper } from "./shopper.ts";
import { signIn, type TestAccount, testAccounts } from "./sign-in.ts";
import { planSectional } from "./walk-sectionals.fixture.ts";

const address = sampleAddresses.chicago;
const lamp = sampleSkus.lamp;
const sofa = sampleSkus.sofa;
const proofs = [
  ...cartProofs,
  ...checkoutProofs,
  ...giftProofs,
  ...tenderProofs,
  ...paymentProofs,
  ...walletProofs,
  ...applePayProofs,
];

/** With what the processor of the walk signs its notifications. */
export const notificationSecret = "a secret of the processor";

/** Makes every call of the contract that the service implements, most of them as a guest and in an account. */
export async function walkCalls(shop: TestService): Promise<void> {
  for (const { operation, arrange } of proofs) {
    const shopper = shop.shopper();
    await shopper.call(operation, await arrange(shopper));
  }
  await browse(shop);
  await planSectional(shop);
  await payAndPlace(shop);
  await visitWallet(shop);
  await leavePending(shop, await useRegistry(shop));
  await orderSwatches(shop);
  await useAccount(shop);
  await leaveAccount(shop);
  await returnLater(shop);
}

async function browse(shop: TestService): Promise<void> {
  const shopper = shop.shopper();
  const calls: [Operation, object][] = [
    [catalog.getHome, {}],
    [catalog.getNavigation, {}],
    [catalog.getCategory, { slug: "lighting" }],
    [catalog.getProduct, { sku: lamp }],
    [catalog.getSearchSuggestions, { query: "lam" }],
    [catalog.searchProducts, { query: "lamp" }],
    [catalog.getSitemap, {}],
    [catalog.getStores, { postalCode: "60614", sku: lamp }],
    [recommendations.updateRecentlyViewed, { sku: lamp, familyId: "family", optionChoiceParameter: "" }],
    [recommendations.getRecentlyViewed, { isNewLayout: "true" }],
    [recommendations.getCrossSell, { skus: [lamp], location: "peopleAlsoBought" }],
    [recommendations.getCrossSell, { skus: [lamp], location: "trending" }],
    [recommendations.getRecommendations, { item: lamp, feed: "add-to-cart" }],
    [sectionals.getSectionalPage, { collectionCode: "dune" }],
    [sectionals.getSectionalCollections, {}],
    [specialOrderOperations.getCustomConfirmation, { sku: sampleSkus.chairMadeToOrder, optionChoiceParameter: "" }],
    [
      specialOrderOperations.getSpecialOrderProduct,
      { sku: specialOrderSkus.sofa, choices: "[]", sortType: "", outputCacheString: "", isFabricPopup: false },
    ],
    [
      specialOrderOperations.getChoiceGroups,
      { sku: specialOrderSkus.sofa, choices: "[]", optionCode: "fabric", sortType: "price" },
    ],
    [specialOrderOperations.getQuickShip, { id: specialOrderSkus.sofa }],
    [placeOperations.suggestPlaces, { text: "60614", site: "US" }],
    [loggingOperations.log, { message: "A script failed.", level: "warn" }],
  ];
  for (const [operation, request] of calls) await shopper.call(operation, request);
  await shopper.send(`${popupOperations.getPopup.path}?popupName=CreditCardVerification`);
  const entry = { elementName: "Text1", text: "Ada", font: "Script", textcolor: "Gold" };
  const design = { sku: sampleSkus.towels, templateName: "hem-line", locationName: "Hem of both towels" };
  const personalized = { ...design, personalization: [entry] };
  await shopper.call(personalization.renderPersonalization, personalized);
  const { profileGuid } = (await shopper.call(personalization.saveDesign, personalized)).body;
  await shopper.call(cart.addMonogrammed, {
    quantity: 1,
    orderType: "personalized",
    profileGuid,
    design: personalized,
  } as never);
}

/** Orders by card, tenders and code, one that is declined, and all ways to read one. */
async function payAndPlace(shop: TestService): Promise<void> {
  const guest = shop.shopper();
  const { shippingOptions } = await proceedToReview(guest, {
    items: [{ Sku: lamp }, { Sku: sampleSkus.towels, Quantity: 2 }],
  });
  const [line] = shippingOptions.recipients.flatMap(({ shipments }) => shipments.flatMap(({ lineItems }) => lineItems));
  await guest.call(checkout.acceptTerms, { items: [{ basketItemId: line?.id ?? "", acceptedTermsId: "" }] });
  await guest.call(tenders.applyCheckoutPromoCode, { promoCode: "SHIPFREE" });
  await guest.call(tenders.applyGiftCardTender, sampleGiftCards.untouched);
  await guest.call(checkout.moveToReviewPage, {});
  const key = crypto.randomUUID();
  const { orderId = "" } = (await guest.call(orders.placeOrder, { adata: "" }, { idempotencyKey: key })).body;
  await guest.call(orders.getOrderAttempt, { key });
  const { order, linkPath } = (await guest.call(orders.getOrder, { orderId: orderId ?? "" })).body;
  if (!order) throw new Error("The order was not placed.");
  await shop.shopper().call(orders.getLinkedOrder, { token: linkPath?.replace("/order/", "") ?? "" });
  await guest.call(orders.getLatestOrder, {});

  for (const card of [sampleCards.declined, sampleCards.codeMismatch]) {
    const declined = shop.shopper();
    await proceedToReview(declined, { card });
    await declined.call(orders.placeOrder, { adata: "" });
  }

  const taxed = shop.shopper();
  await enterCheckout(taxed, { who: "priya", address });
  await taxed.call(payment.applyTaxExemption, { taxExemption: "true" });
  await taxed.send(payment.applyTaxExemptionForm.path, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ isTaxExemptionApplied: "true", __RequestVerificationToken: taxed.token ?? "" }),
  });
  await taxed.call(checkout.moveToPaymentPage, {});
  await taxed.call(wallets.logPayPalError, { message: "The window was closed." });
  await taxed.call(wallets.logVisaError, { IsTimeout: true, AlternativePaymentInitiator: "checkout", BasketId: "any" });
}

/** Comes back from a wallet's page and leaves for it again; the processor posts a notification. */
async function visitWallet(shop: TestService): Promise<void> {
  const shopper = shop.shopper();
  await enterCheckout(shopper, { address });
  const { redirectUrl } = (await shopper.call(wallets.launchMasterpass, {})).body;
  const pageId = new URL(redirectUrl).searchParams.get("page") ?? "";
  const page = await findWalletPage(shop.database, pageId);
  await settleWalletPage(shop.database, { pageId, outcome: "approve" });
  const state = new URL(page?.returnUrl ?? "").searchParams.get("state") ?? "";
  await shopper.call(wallets.returnFromWallet, { wallet: "masterpass", state });
  await shopper.call(wallets.launchMasterpass, {});
  const body = new TextEncoder().encode(JSON.stringify({ id: "one", reference: "order-of-nobody" }));
  const headers = { [signatureHeader]: await signNotification(notificationSecret, body, shop.clock.now()) };
  await shopper.send("/payments/notifications/sandbox", { method: "POST", headers, body });
}

/** An order with an appointment of a crew, and two of gifts whose cards give no response, with all that their attempts hold. */
async function leavePending(shop: TestService, GiftRegistryId: string): Promise<void> {
  await setStock(shop.database, 100, [lamp, sofa]);
  const visited = shop.shopper();
  await proceedToReview(visited, { items: [{ Sku: sofa }] });
  const trips = (await findCheckout(visited)).shippingOptions.recipients[0]?.tripBooking?.trips ?? [];
  const tripBooking = { isContactMeSelected: false, selectedTrip: trips[0]?.id ?? null, drivingDirections: "" };
  const recipients = [{ recipientId: "recipient-1", shipments: [], tripBooking }];
  await visited.call(checkout.saveShippingAndGiftOptions, { recipients });
  await visited.call(orders.placeOrder, { adata: "" });

  for (const card of [sampleCards.approvedAfterTimeout, sampleCards.lostInTimeout]) {
    const shopper = shop.shopper();
    await proceedToReview(shopper, { items: [{ Sku: lamp, Quantity: 5, GiftRegistryId }], card });
    await shopper.call(tenders.applyGiftCardTender, sampleGiftCards.partlySpent);
    await shopper.call(payment.savePayment, typedCard(card));
    await shopper.call(checkout.moveToReviewPage, {});
    const { status, body } = await shopper.call(orders.placeOrder, { adata: "" });
    if (status === 200) throw new Error(`The order is not pending: ${JSON.stringify(body)}`);
    await shopper.call(orders.placeOrder, { adata: "" });
  }
}

async function orderSwatches(shop: TestService): Promise<void> {
  const shopper = shop.shopper();
  const { firstName, lastName, address1, city, state, postalCode, dayPhone, emailAddress } = address;
  const order = {
    Sku: sampleSkus.sofa,
    FirstName: firstName,
    LastName: lastName,
    Address1: address1,
    Address2: "",
    City: city,
    State: state,
    PostalCode: postalCode,
    DayPhone: dayPhone,
    EmailAddress: emailAddress,
    swatch: ["OATLINEN"],
    UseAddressAsEntered: false,
    CanadaEmailSignup: false,
    SignUp: false,
  };
  await shopper.call(swatches.getOrderSwatchData, {
    sku: sampleSkus.sofa,
    choiceCode: "",
    selected: 0,
    suppressColorBar: false,
  });
  await shopper.call(swatches.orderFreeSwatches, order);
  await shopper.call(swatches.submitFreeFormOrder, {
    ...order,
    Sku: sampleSkus.pillow,
    swatch: [],
    freeFormText: "Rust velvet",
  });
  await shopper.call(swatches.getEmailHashed, { email: emailAddress });
  await shopper.call(swatches.getPhoneHash, { phone: dayPhone });
}

async function openToken(shopper: Shopper): Promise<void> {
  shopper.token = (await shopper.call(account.getRequestVerificationToken, {})).body.requestToken;
}
async function openAccount(shop: TestService, who: TestAccount = "nell"): Promise<Shopper> {
  const shopper = shop.shopper();
  await signIn(shopper, who);
  await openToken(shopper);
  return shopper;
}

/** The pages of an account: addresses, cards, orders, profile, devices. */
async function useAccount(shop: TestService): Promise<void> {
  const nell = await openAccount(shop);
  await proceedToReview(nell);
  await nell.call(tenders.applyGiftCardTender, sampleGiftCards.large);
  await nell.call(payment.savePayment, typedCard(sampleCards.visa));
  await nell.call(checkout.moveToReviewPage, {});
  await nell.call(checkout.validateAndSaveAddress, { address });
  await nell.call(checkout.setTymPreferences, { isOptIn: true, isBilling: false, address });
  await nell.call(orders.placeOrder, { adata: "" });
  await nell.call(orders.getLatestOrder, {});
  await openToken(nell);
  await nell.call(account.getAccount, {});
  await nell.call(account.getSignInConfig, {});
  const { orders: placed } = (await nell.call(account.getOrders, {})).body;
  if (placed.length === 0) throw new Error("The account has no order.");
  await nell.call(account.getOrders, { before: "1" });
  const { addressId = "" } = (
    await nell.call(account.saveAddress, { address: { ...address, address1: "1 N Wood St" } })
  ).body;
  await nell.call(account.saveAddress, { addressId, address: { ...address, address1: "2 N Wood St" } });
  await nell.call(account.setDefaultAddress, { addressId });
  await nell.call(account.removeAddress, { addressId });
  await nell.call(account.setDefaultCard, { cardId: "account-nell-card-2" });
  await nell.call(account.removeCard, { cardId: "account-nell-card-3" });
  await nell.call(account.updateName, { firstName: "Nella", lastName: "Ash" });
  await nell.call(account.requestDesign, { room: "bedroom", need: "layout", budget: "open", note: "" });
  const { devices } = (await nell.call(account.getDevices, {})).body;
  await nell.call(account.signOutDevice, { deviceId: devices.find(({ isCurrent }) => !isCurrent)?.deviceId ?? "" });
}

/** A registry of an account; returns the code of its link. */
async function useRegistry(shop: TestService): Promise<string> {
  const nell = await openAccount(shop);
  const wedding = { name: "Nell & Sam", registryType: "br", eventDate: "2027-06-12" } as const;
  const { registry: saved } = (await nell.call(registry.saveRegistry, wedding)).body;
  const grId = saved?.grId ?? "";
  await nell.call(registry.saveRegistry, { ...wedding, grId, name: "Nell and Sam" });
  await nell.call(registry.addRegistryItems, [{ Sku: lamp, Quantity: 2, GrId: grId }]);
  await nell.call(registry.updateRegistryItem, { grId, sku: lamp, quantity: 3 });
  await nell.call(registry.getRegistries, { id: "me" });
  await nell.call(registry.getRegistry, { grId });
  await nell.call(registry.getChecklist, { grId });
  await nell.call(registry.removeRegistryItem, { grId, sku: lamp });
  await nell.call(registry.addRegistryItems, [{ Sku: lamp, Quantity: 20, GrId: grId }]);
  const { shareCode = "" } = (await nell.call(registry.renewShareCode, { grId })).body;
  await shop.shopper().call(registry.getSharedRegistry, { shareCode });
  const other = (await nell.call(registry.saveRegistry, wedding)).body.registry?.grId ?? "";
  await nell.call(registry.removeRegistry, { grId: other });
  return shareCode;
}

/** New accounts, sign-ins that fail, new passwords and sign-outs. */
async function leaveAccount(shop: TestService): Promise<void> {
  const nell = await openAccount(shop);
  const { username, password } = testAccounts.nell;
  const changed = { email: "nell@example.com", password: "Walnut-and-Wool-3" };
  await nell.call(account.changeEmail, { email: changed.email, currentPassword: password });
  await nell.call(account.signOutEverywhere, {});

  const visitor = shop.shopper();
  await openToken(visitor);
  await visitor.call(account.authenticate, { username, password: "a guess" });
  const wren = { firstName: "Wren", lastName: "Okafor", email: "wren@example.com", password: "Alder-and-Ash-9" };
  await visitor.call(account.createAccount, wren);
  await visitor.call(account.requestPasswordReset, { accountEmail: changed.email, token: visitor.token ?? "" });
  await shop.deliverMails();
  const content = shop.mailer.mails.findLast((mail) => mail.content.kind === "passwordReset")?.content;
  if (content?.kind !== "passwordReset") throw new Error("No reset link was mailed.");
  const resetToken = new URL(content.resetPath, "https://store.example").searchParams.get("token") ?? "";
  await visitor.call(account.getResetPasswordContent, {});
  await visitor.call(account.checkResetLink, { resetToken });
  await visitor.call(account.setNewPassword, { resetToken, password });
  await visitor.call(account.requestPasswordReset, { accountEmail: wren.email, token: visitor.token ?? "" });
  await shop.deliverMails();

  const priya = await openAccount(shop, "priya");
  const currentPassword = testAccounts.priya.password;
  await priya.call(account.changePassword, { currentPassword, password: changed.password });
  const last = shop.shopper();
  await openToken(last);
  await last.send(account.signOut.path, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ __RequestVerificationToken: last.token ?? "" }),
  });
}

/** Changes of one cart at the same time, and a visit a day later. */
async function returnLater(shop: TestService): Promise<void> {
  const shopper = shop.shopper();
  const add = async () => {
    const { status } = await shopper.call(cart.addItems, { items: [{ Sku: lamp }] });
    if (status !== 200) throw new Error(`The item was not added: ${status}`);
  };
  await add();
  await Promise.all([add(), add(), add(), add()]);
  shop.clock.advance(24 * 60 * 60 * 1000);
  await shopper.call(cart.getCartCount, {});
}
