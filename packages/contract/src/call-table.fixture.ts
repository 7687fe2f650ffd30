/** A call as it was specified. */
export interface SpecifiedCall {
  /** The rows that ask for it; empty for calls that were added. */
  readonly ids: string;
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Names of the request's fields, spellings that exclude each other beside one another. */
  readonly asks: string;
  /** Names that the reply may hold; what every reply may hold is left out. */
  readonly answers: string;
}

const table = `
CALL-008 | getRequestVerificationToken | GET | /account/reset-password/GetRequestVerificationToken | | requestToken headerMessage
CALL-009 | requestPasswordReset | POST | /account/reset-password/okta-reset-password-request | accountEmail token | headerMessage
CALL-116 | getResetPasswordContent | GET | /account/reset-password/GetResetPasswordContent | | title text successMessage
CALL-115 | getSignInConfig | GET | /account/login/GetSignInConfig | returnUrl | isLoggedIn widget redirectUrl account
 | authenticate | POST | /account/auth/authn | username password | sessionToken
CALL-117 | authForm | POST | /account/auth | sessionToken returnUrl |
 | signOut | POST | /account/auth/sign-out | returnUrl |
CALL-011 | getCartJsx | GET | /Cart/GetCartJsx | | cartData
 | getCartCount | GET | /Cart/GetCartCount | | count shipTo account
CALL-012 | checkout | POST | /Cart/Checkout | | redirectUrl errorType popupUrl oversizedItems
CALL-013 | removeItem | POST | /Cart/RemoveItem | id | cartData
 | restoreItem | POST | /Cart/RestoreItem | id | cartData
CALL-014 | saveForLater | POST | /Cart/SaveForLater | id | cartData
CALL-015 | updateItem | POST | /Cart/UpdateItem | id quantity | cartData
CALL-016 | updateShipMethod | POST | /Cart/UpdateShipMethod | id shipMethod isPickupSelected locationId | cartData
CALL-017 | removeInstallationService | POST | /Cart/RemoveInstallationService | id | cartData
 | restoreInstallationService | POST | /Cart/RestoreInstallationService | id | cartData
CALL-018 | removeItemFromSaveForLater | POST | /Cart/RemoveItemFromSaveForLater | id | cartData
CALL-019 | moveToCart | POST | /Cart/MoveToCart | id | cartData
CALL-020 | donationAddToCart | POST | /Cart/DonationAddToCart | sku amount | cartData
CALL-021 | applyZipCode | POST | /Cart/ApplyZipCode | zip | cartData
CALL-022 | applyPromoCode | POST | /Cart/ApplyPromoCode | promoCode | promoErrorMessage cartErrorMessage
CALL-023 | removePromoCode | POST | /Cart/RemovePromoCode | promoCode | cartData
CALL-024 | getEdd | POST | /Cart/GetEdd | locationId zipCode | lineItems
 | setShipToCountry | POST | /Cart/SetShipToCountry | country | cartData
CALL-025 | log | POST | /Checkout/Log | message level |
CALL-026 | validateAddress | POST | /ReactCheckout/ValidateAddress | address | isValid suggestions
CALL-027 | validateAndSaveAddress | POST | /ReactCheckout/ValidateAndSaveAddress | address | isValid suggestions addressId checkout orderSummary redirectUrl
CALL-028 | saveShippingAddress | POST | /ReactCheckout/SaveShippingAddress | address addressId | recipientList checkout
CALL-029 | saveMultiShippingAddress | POST | /ReactCheckout/SaveMultiShippingAddress | address basketItemId | recipientList checkout
CALL-030 | saveMultiShipping | POST | /ReactCheckout/SaveMultiShipping | addressId basketItemId | recipientList checkout
CALL-031 | saveRecipientSelection | POST | /ReactCheckout/SaveRecipientSelection | recipientId basketItemId | recipientList checkout
CALL-032 | saveBillingAddress | POST | /ReactCheckout/SaveBillingAddress | address | checkout
CALL-033 | validateCart | POST | /ReactCheckout/ValidateCart | basketId | errorType unavailableItems title redirectUrl
CALL-034 | removeNlaItems | POST | /ReactCheckout/RemoveNlaItems | | checkout
CALL-035 | removePfasItems | POST | /ReactCheckout/RemovePfasItems | | checkout
CALL-036 | removePersonalizedItems | POST | /ReactCheckout/RemovePersonalizedItems | | checkout
CALL-037 | removeInHousePersonalizedNlaItems | POST | /ReactCheckout/RemoveInHousePersonalizedNlaItems | | checkout
CALL-038 | removeAllNlaItems | POST | /ReactCheckout/RemoveAllNlaItems | | checkout
CALL-039 | removeCheckoutInstallationService | POST | /ReactCheckout/RemoveInstallationService | | checkout
CALL-040 | refreshCheckout | GET | /ReactCheckout/RefreshCheckout | | checkout
CALL-041 | moveToShippingAndGiftOptions | POST | /ReactCheckout/MoveToShippingAndGiftOptions | | checkout
CALL-042 | moveToPaymentPage | POST | /ReactCheckout/MoveToPaymentPage | | checkout
CALL-043 | moveToReviewPage | POST | /ReactCheckout/MoveToReviewPage | | checkout
CALL-044 | saveShippingAndGiftOptions | POST | /ReactCheckout/SaveShippingAndGiftOptions | recipients pickupNotificationOptions notificationOptions | checkout
 | getOrder | GET | /checkout/confirmation/GetOrder | orderId | order
CALL-045 | applyCheckoutPromoCode | POST | /ReactCheckout/ApplyPromoCode | promoCode | isPromotionRemoved promoErrorMessage checkout
CALL-046 | verifyPromoCode | POST | /ReactCheckout/VerifyPromoCode | code promoCode | promotions promoErrorMessage
CALL-047 | removeCheckoutPromoCode | POST | /ReactCheckout/RemovePromoCode | | isPromotionRemoved checkout
CALL-048 | applyGiftCardTender | POST | /ReactCheckout/ApplyGiftCardTender | number pin cardNumber cardPin | orderSummary tenderCodesData
CALL-049 | removeGiftCardTender | POST | /ReactCheckout/RemoveGiftCardTender | number cardNumber | orderSummary
CALL-050 | applyTenderCode | POST | /ReactCheckout/ApplyTenderCode | tenderCodeNumber number | orderSummary
CALL-051 | removeTenderCode | POST | /ReactCheckout/RemoveTenderCode | tenderCodeNumber number | orderSummary
CALL-052 | applyRewardCertificate | POST | /ReactCheckout/ApplyRewardCertificate | certificateNumber cardOneData accountCardOneData | orderSummary rewardsData isOnlyCbccAllowed cardErrors
CALL-053 | removeRewardCertificate | POST | /ReactCheckout/RemoveRewardCertificate | certificateNumber | orderSummary rewardsData isOnlyCbccAllowed cardErrors
CALL-054 | removeCertificates | POST | /ReactCheckout/RemoveCertificates | | orderSummary rewardsData isOnlyCbccAllowed cardErrors
CALL-055 | ppApplyGiftCard | POST | /api/checkout/payment-provider/apply-gift-card | number pin cardNumber cardPin | orderSummary tenderCodesData
CALL-056 | ppRemoveGiftCard | POST | /api/checkout/payment-provider/remove-gift-card | number cardNumber | orderSummary
CALL-057 | ppApplyRewardCertificate | POST | /api/checkout/payment-provider/apply-reward-certificate | certificateNumber cardOneData accountCardOneData | orderSummary rewardsData
CALL-058 | ppRemoveRewardCertificate | POST | /api/checkout/payment-provider/remove-reward-certificate | certificateNumber | orderSummary rewardsData
CALL-059 | ppRemoveCertificates | POST | /api/checkout/payment-provider/remove-certificates | | orderSummary rewardsData
CALL-060 | ppLookupRewardsCard | POST | /api/checkout/payment-provider/lookup-rewards-card | token | rewardsData rewardsTotal rewardsExceedOrderTotalMessage
CALL-061 | ppSaveCreditCardToBasket | POST | /api/checkout/payment-provider/save-credit-card-to-basket | cardOneData accountCardOneData cardTwoData accountCardTwoData | creditCardData cardErrors verifyErrors
CALL-062 | updateGiftReceipt | POST | /ReactCheckout/UpdateGiftReceipt | recipientId selectedOption | checkout
CALL-063 | updateBaggingOption | POST | /ReactCheckout/UpdateBaggingOption | recipientId selectedOption | checkout
CALL-064 | updateBopsToShipping | POST | /ReactCheckout/UpdateBopsToShipping | recipientId newAddressId | recipientList checkout
CALL-065 | updateRecipientId | POST | /ReactCheckout/UpdateRecipientId | oldRecipientId newRecipientId basketItemId | recipientList checkout
CALL-066 | splitItem | POST | /ReactCheckout/SplitItem | basketItemId | recipientList checkout
CALL-067 | updateGiftMessage | POST | /ReactCheckout/UpdateGiftMessage | recipientId message isInitialTrigger | checkout
CALL-068 | updateGiftOption | POST | /ReactCheckout/UpdateGiftOption | recipientId giftOptions rewardsOrderSummaryMessage serviceLevel | orderSummary recipientList
CALL-069 | savePayment | POST | /ReactCheckout/SavePayment | cardOneData accountCardOneData cardTwoData accountCardTwoData | creditCardData cardErrors verifyErrors showOfferPopup offer checkout
CALL-070 | verifyCreditCard | POST | /ReactCheckout/VerifyCreditCard | cardData | isVerificationApplied verifyErrors
CALL-071 | savePlccOfferSelection | POST | /ReactCheckout/SavePlccOfferSelection | selectedOption | checkout
CALL-072 | getAccountRewards | POST | /ReactCheckout/GetAccountRewards | tnsSession | rewardsData rewardsTotal rewardsExceedOrderTotalMessage
CALL-073 | getAccountRewardsByToken | POST | /ReactCheckout/GetAccountRewardsByToken | token | rewardsData rewardsTotal rewardsExceedOrderTotalMessage
CALL-074 | applyTaxExemption | GET | /ReactCheckout/ApplyTaxExemption | taxExemption | orderSummary
CALL-075 | applyTaxExemptionForm | POST | /ReactCheckout/ApplyTaxExemption | isTaxExemptionApplied | orderSummary
CALL-076 | setTymPreferences | POST | /ReactCheckout/SetTYMPreferences | isOptIn isBilling address |
CALL-077 | placeOrder | POST | /ReactCheckout/PlaceOrder | adata quotedTotal version quotedEstimates | redirectUrl orderId attemptKey orderSummary paymentErrorHtml promoErrorMessage
CALL-078 | placeApplePayOrder | POST | /ReactCheckout/PlaceApplePayOrder | nonce deviceData adata quotedTotal version quotedEstimates | redirectUrl orderId attemptKey
CALL-079 | placeApplePayOrderFromPayment | POST | /ReactCheckout/PlaceApplePayOrderFromPayment | nonce deviceData billingContact adata quotedTotal version quotedEstimates | redirectUrl orderId attemptKey
 | getOrderAttempt | GET | /ReactCheckout/GetOrderAttempt | key | status redirectUrl
CALL-080 | savePayPalPayment | POST | /checkout/alternativepayments/savepaypalpayment | nonce deviceData billingContact | checkout
CALL-081 | logPayPalError | POST | /checkout/alternativepayments/logpaypalerror | message basketId |
CALL-082 | launchMasterpass | POST | /checkout/alternativepayments/launchmasterpass | basketId | redirectUrl
CALL-083 | setPayPalPayload | POST | /checkout/alternativepayments/setPayPalPayload/ | data |
CALL-084 | applyVenmoPayment | POST | /checkout/alternativepayments/applyVenmoPayment | nonce username deviceData | checkout
CALL-085 | saveVisaPayment | POST | /checkout/alternativepayments/savevisapayment | basketId paymentInitiator callId | checkout
CALL-086 | logVisaError | POST | /checkout/alternativepayments/logvisaerror | IsTimeout AlternativePaymentInitiator BasketId |
CALL-087 | applyApplePayPayment | POST | /checkout/alternativepayments/applyApplePayPayment | |
CALL-088 | removeApplePayPayment | POST | /checkout/alternativepayments/removeApplePayPayment | |
CALL-089 | getPopup | GET | /SharedLayer/PopupV2 | popupName |
CALL-090 | addItems | POST | /Cart/AddItems | items | items cartItemCount formattedSubtotal installationService addOns rewardsBanner confirmation
CALL-091 | addMonogrammed | POST | /Cart/AddMonogrammedItem | quantity orderType profileGuid design | items confirmation
CALL-092 | getCustomConfirmation | GET | /browse/customorder/GetConfirmation | sku optionChoiceParameter | hasCustomOrderConfirmation title items
CALL-093 | addSectional | POST | /browse/scbadd/AddItemToCartV2 | items excludeFormattedPrice | items
CALL-094 | addRegistryItems | POST | /gift-registry/AddItem | Sku Quantity GrId | items addedItemCount
CALL-095 | getRegistries | GET | /gift-registry/GetRegistries | id | registries
 | getRegistry | GET | /gift-registry/GetRegistry | grId | registry
 | saveRegistry | POST | /gift-registry/SaveRegistry | grId name registryType eventDate address | registry
 | updateRegistryItem | POST | /gift-registry/UpdateItem | grId sku quantity | registry
 | removeRegistryItem | POST | /gift-registry/RemoveItem | grId sku | registry
 | getChecklist | GET | /gift-registry/GetChecklist | grId | checklist
CALL-096 | updateRecentlyViewed | POST | /browse/recentlyviewed/Update | sku familyId optionChoiceParameter |
CALL-097 | getRecentlyViewed | GET | /browse/recentlyviewed/Get | isNewLayout | items
CALL-098 | getRecommendations | GET | /browse/widget/MainPi | item feed callback | title items
CALL-099 | getCrossSell | POST | /browse/crosssell/GetItems | skus location | title items
CALL-100 | getSectionalDetails | POST | /browse/sectionalplanner/GetSectionalDetailsData | collectionCode fabricChoiceCode legFinishCode repositoryCode armChoiceCode cushionCode cushionChoice itemTypes | SectionalPieces SectionalOptionChoices FormattedTotalPrice HasCustomOrderConfirmation CustomOrderConfirmationMessage
CALL-101 | getSectionalPriceByPiece | POST | /browse/sectionalplanner/GetSectionalPriceByPiece | collectionCode fabricChoiceCode itemType legFinishCode repositoryCode cushionChoice cushionCode armChoiceCode | currentPrice regularPrice
 | getSectionalPage | GET | /browse/sectionalplanner/GetPlanner | collectionCode | collectionName configuratorUrl swatches defaults
CALL-102 | saveDesign | POST | /personalization/design/save | templateName sku locationName personalization | profileGuid personalizationId
CALL-103 | renderPersonalization | POST | /personalization/render | templateName sku locationName personalization | imageUrl hasError
CALL-104 | orderFreeSwatches | POST | /browse/specialorder/orderfreeswatchessubmit | Sku FirstName LastName Address1 Address2 City State PostalCode DayPhone EmailAddress swatch UseAddressAsEntered CanadaEmailSignup SignUp | Succeeded Message AddressValidationResult
CALL-105 CALL-108 | getEmailHashed | POST | /browse/specialorder/GetEmailHashed | email | emailHash
CALL-106 CALL-110 | getOrderSwatchData | POST | /browse/specialorder/GetOrderSwatchData | sku choiceCode selected suppressColorBar | Sku DefaultSwatch SwatchModalMessage FabricsByName
CALL-107 | submitFreeFormOrder | POST | /browse/specialorder/OrderSwatchesFreeFormSubmit | Sku FirstName LastName Address1 Address2 City State PostalCode DayPhone EmailAddress swatch UseAddressAsEntered CanadaEmailSignup SignUp freeFormText | Succeeded Message AddressValidationResult
CALL-109 | getPhoneHash | POST | /browse/specialorder/GetPhoneHashed | phone | phoneHash
CALL-111 CALL-112 | getSpecialOrderProduct | GET | /browse/specialorder/GetProductData | choices sku sortType outputCacheString isFabricPopup isMaterialToggle | browseDto sku superSpecialOrder reviewCount isNla name
CALL-113 | getChoiceGroups | GET | /browse/specialorder/GetChoiceGroups | choices optionCode sku sortType | groups
CALL-114 | getQuickShip | GET | /browse/specialorder/quickship/{id} | id | id items
 | getNavigation | GET | /browse/catalog/navigation | | departments
 | getHome | GET | /browse/catalog/home | |
 | getCategory | GET | /browse/catalog/category/{slug} | slug price color material size availability offer sort page | title breadcrumbs facets items total page
 | searchProducts | GET | /browse/catalog/search | query price color material size availability offer sort page | items total suggestions
 | getSearchSuggestions | GET | /browse/catalog/suggestions | query | terms categories products
 | getProduct | GET | /browse/catalog/product/{sku} | sku | sku name gallery options dimensions
 | getStores | GET | /browse/catalog/stores | postalCode | stores
 | getSitemap | GET | /browse/catalog/sitemap | | pages
 | suggestPlaces | GET | /browse/places/suggest | text site | places
`;

/** Every call, in the order of the specification. */
export const specifiedCalls: readonly SpecifiedCall[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [ids = "", name = "", method, path = "", asks = "", answers = ""] = ` ${row} `
      .split(" |")
      .map((cell) => cell.trim());
    return { ids, name, method: method === "GET" ? "GET" : "POST", path, asks, answers };
  });
