const preloadHelper = /vite[\\/]preload-helper/;
/** Modules that the page frame shares with some pages, by package. */
const ofTheFrame = [
  /[\\/]storefront[\\/]src[\\/]web[\\/](config[\\/]currency-names|forms[\\/]has-changed-nothing|hydration[\\/][\w-]+|navigation[\\/](find-navigation-error|find-page-error|is-secret-typed|load-page)|page[\\/]form-styles|session[\\/]account-atom|urls[\\/](is-step-path|planner-paths))\.tsx?$/,
  /[\\/]storefront[\\/]src[\\/](buy[\\/](adding[\\/]registry-button-id|cards[\\/]card-submission)|person[\\/](sign-in[\\/]sign-out-form|swatches[\\/]swatches-url))\.tsx?$/,
  /[\\/]storefront[\\/]src[\\/]app[\\/]error[\\/](error-page-links|trending-products)\.tsx$/,
  /[\\/]storefront[\\/]src[\\/]shop[\\/]search[\\/](search-box|use-combobox)\.tsx?$/,
  /[\\/]swatch-ui[\\/]src[\\/]tray[\\/]tray-held\.ts$/,
  /[\\/]ui-kit[\\/]src[\\/](alert|early)[\\/]/,
  /[\\/]checkout-ui[\\/]src[\\/]steps[\\/]step-table\.ts$/,
  /[\\/]checkout-client[\\/]src[\\/](new-key|call-failure)\.ts$/,
  /[\\/]shopper-state[\\/]src[\\/]basket[\\/]checkout-atom\.ts$/,
  /[\\/]cart-merge[\\/]src[\\/]is-stale-reply\.ts$/,
  /[\\/]contract[\\/]src[\\/](operation|route|account[\\/]login-path|logging[\\/]calls|shared[\\/]donation)\.ts$/,
  // Every typed number needs it, and it is too small for a file of its own.
  /[\\/]postal-and-address[\\/]src[\\/]plain-digits\.ts$/,
];
/** Fields, and what else every page with a form has: cart, checkout, account, swatches, and a product after an add. */
const ofTheForms =
  /[\\/](ui-kit[\\/]src[\\/](field|form|error-summary[\\/]use-field-focus)|storefront[\\/]src[\\/]web[\\/]forms[\\/]form-page\.|shopper-state[\\/]src[\\/](dialogs[\\/]|cart[\\/]cart-errors\.)|contract[\\/]src[\\/]shared[\\/](codes|text-limits)\.|postal-and-address[\\/]src[\\/]field-text\.)/;
/** How an order shows cards and addresses, in the account too. */
const ofTheOrder = [
  /[\\/]checkout-ui[\\/]src[\\/](line-list[\\/]design-lines|pickup-store[\\/]store-lines|address[\\/]address-lines|card[\\/](applied-card|card-mark|card-memory|payment-line))\./,
  /[\\/]contract[\\/]src[\\/]shared[\\/]address-lines\.ts$/,
  /[\\/]card-validation[\\/]src[\\/](card-range|card-types?)\.ts$/,
];
/** Modules that the cart shares with the steps of the checkout and the confirmation. */
const ofTheCheckout = [
  /[\\/]checkout-ui[\\/]src[\\/](order-summary[\\/](order-summary|summary-rows|to-summary-rows)|line-list[\\/](group-by-design|line-notes)|shell[\\/]use-page-title|wallets[\\/](chosen-wallet|wallet-adapter))\./,
  /[\\/]shopper-state[\\/]src[\\/]cart[\\/](cart-atom|line-mutations|pending-(changes|mutations))\.ts$/,
  /[\\/]checkout-client[\\/]src[\\/]lazy-calls\.ts$/,
  /[\\/]storefront[\\/]src[\\/]web[\\/]navigation[\\/]use-page-navigation\.ts$/,
];
/** Modules that the cart shares with the steps of the checkout. */
const ofTheWay = [
  /[\\/]checkout-ui[\\/]src[\\/](dialogs[\\/](plain-dialog|dialog-(message|navigation|queue|registry|texts|view)|posted-terms|recovery-actions|to-failure-text|use-recovery-action)|order-summary[\\/]lost-promotions|oversized[\\/]oversized-link|forms[\\/]check-quantity|pickup-store[\\/]is-fulfillment-visible)/,
  /[\\/]checkout-ui[\\/]src[\\/](shell[\\/](loading-status|step-alert)|popups[\\/](not-loaded|use-queued-popup)|step-work[\\/](arrival-alert|on-first-intent|to-receiving-call|use-busy|use-step-work)|steps[\\/](resolve-redirect|use-follow-redirect)|address[\\/]abroad-note|order-attempt[\\/]pending-order-attempt)/,
  /[\\/]ui-kit[\\/]src[\\/]popup-queue[\\/]/,
  /[\\/](checkout-ui[\\/]src[\\/]wallets[\\/]wallet-adapter|storefront[\\/]src[\\/]web[\\/]config[\\/]wallet-slots)\.ts$/,
];
/** Modules of the steps with a form: the review has none. */
const ofTheStepForms = [
  /[\\/]checkout-ui[\\/]src[\\/](step-work[\\/](use-step-forward|submit-step|step-action-data|step-outcome)|shell[\\/]step-notices|card[\\/](card-mode|declined-alert|account-cards)|address[\\/](draft-storage|use-saved-draft|to-errors))\./,
  /[\\/]contract[\\/]src[\\/]shared[\\/]address-rules\.ts$/,
];
/** Modules that the steps of the checkout share with each other and with their lazy parts. */
const ofTheSteps = [
  /[\\/]checkout-ui[\\/]src[\\/](steps|step-work(?![\\/](use-step-forward|submit-step|step-action-data|step-outcome)\.))[\\/]/,
  /[\\/]checkout-ui[\\/]src[\\/](shell[\\/](checkout-shell|step-(?!notices))|forms[\\/]use-has-scripts)/,
  /[\\/]checkout-ui[\\/]src[\\/](order-summary[\\/]|line-list[\\/]|card[\\/](payment-error|find-wallet)\.)/,
  /[\\/]storefront[\\/]src[\\/]buy[\\/]steps[\\/]step-title\.ts$/,
];
/** The address fields, which the payment step loads only when they are shown. */
const ofTheAddress =
  /[\\/](ui-kit[\\/]src[\\/]address-fields[\\/]|shopper-state[\\/]src[\\/]places[\\/]|postal-and-address[\\/]src[\\/](?!swatch-address))/;
/** What the shipping step shares with its lazy parts. */
const ofTheShipping =
  /[\\/]checkout-ui[\\/]src[\\/](address[\\/](address-choice|settle-address|to-address-rules|use-address-form)|forms[\\/]check-line|shell[\\/]joined-notice|shipping-address[\\/](account-addresses|submit-shipping-step)|shipping[\\/]use-shipping-step)\./;
/** What the review shares with a wallet's button that places an order without it, and with the page of an order's state. */
const ofTheReview =
  /[\\/]checkout-ui[\\/]src[\\/](order-attempt[\\/](parse-order-reply|recover-order-attempt|send-order)|review[\\/](order-notice|review-notice|to-quote|use-(apple-pay|order-reply|place-order)))\./;
/** The forms of a sign-in, on its page, beside a confirmation and in popups. */
const ofTheSignIn =
  /[\\/](auth-ui[\\/]src[\\/](account-form[\\/](credential-fields|use-account-form)|sign-in-panel|sign-in[\\/](sign-in-form|social-sign-in|to-sign-in-alert|use-sign-in-form|validate-credentials))|contract[\\/]src[\\/]account[\\/](account-limits|login-with-idp-url))/;
/** The rules of postal codes, which the cart needs without an address. */
const ofThePostalCode =
  /[\\/]postal-and-address[\\/]src[\\/](check-postal-code|field-check|normalize-text|address-messages)\.ts$/;
/** Modules that the payment step shares with its lazy parts. */
const ofThePayment =
  /[\\/]checkout-ui[\\/]src[\\/](card[\\/](card-form|card-rules|check-card-draft|payment-error|security-code(?!-help)|use-card-form|use-formatted-input)|payment[\\/]submit-payment-step|tenders[\\/]tender-data)|[\\/]card-validation[\\/]src[\\/]/;
/** The cart on screen, which the review and the confirmation keep current too. */
const ofTheCartData = [
  /[\\/]shopper-state[\\/]src[\\/]cart[\\/](load-cart|receive-cart)\.ts$/,
  /[\\/]cart-merge[\\/]src[\\/]/,
  /[\\/]contract[\\/]src[\\/]generated[\\/]routes\.ts$/,
];
/** Modules that the cart shares with its lazy parts. */
const ofTheCart = [
  /[\\/]shopper-state[\\/]src[\\/]cart[\\/](estimates|cart-item-updated|mutation-queue|send-mutation)\.ts$/,
  /[\\/]price-format[\\/]src[\\/]parse-price\.ts$/,
  /[\\/]checkout-ui[\\/]src[\\/](pickup-store[\\/]stores-atom|delivery-information[\\/]delivery-information-link|forms[\\/]cart-submit|sign-in[\\/]sign-in-slot|cart[\\/](line[\\/]focus-line|posted-cart))/,
];

/** Modules that parse replies; every call that a page makes after hydration needs most of them. */
const ofTheReplies =
  /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]shared[\\/](?!codes|donation|(quantity|text)-limits?|address-(rules|lines)|site-spelling)/;

/**
 * How the browser's scripts are split into chunks. What every page needs is three files instead of twenty: a larger
 * file compresses better, and code that rarely changes (the framework) stays in the cache when our own code changes.
 */
const clientChunks = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run[\\/]route-pattern)[\\/]|^\0react-module:/,
    },
    {
      name: "shop",
      // Popups and drawers are shared, but load only when one opens, and carousels when one is in view. Fields load with the
      // form that has them, what is revealed with long texts, and steps and requests belong to cart and checkout.
      test: /[\\/](packages[\\/](ui-kit[\\/]src(?![\\/](popup|drawer|step-progress|select|address-fields|radio-cards|form|field|alert|error-summary|popup-queue|carousel|reveal)[\\/])|shopper-state[\\/]src(?![\\/](dialogs|places|cart|basket[\\/](?!cart-value)))|storefront[\\/]src(?![\\/](buy[\\/](adding|cards|steps)|person|shop[\\/]content|web[\\/](forms[\\/](read-text|form-page)|navigation[\\/]use-page-navigation|page|rows[\\/]use-|search-engines[\\/]link-preview|urls[\\/]scan-mode)))|product-ui[\\/]src(?![\\/](add-to-cart-form|color-dot|product-(card|carousel)|registry)))|jotai|lucide)[\\/]/,
      minShareCount: 4,
    },
    {
      name: "frame",
      test: (id: string) => [preloadHelper, ...ofTheFrame].some((part) => part.test(id)),
      minShareCount: 2,
    },
    // The names of states and provinces, and the spelling of a site: products, stores and terms show them without address fields.
    {
      name: "regions",
      test: /[\\/](postal-and-address[\\/]src[\\/]regions|contract[\\/]src[\\/]shared[\\/]site-spelling)\.ts$/,
      minShareCount: 2,
    },
    { name: "form", test: ofTheForms, minShareCount: 2 },
    {
      name: "content-page",
      test: /[\\/]storefront[\\/]src[\\/](web[\\/]page[\\/]content-page|person[\\/]sign-in[\\/]new-here)\.tsx$/,
      minShareCount: 2,
    },
    { name: "order", test: (id: string) => ofTheOrder.some((part) => part.test(id)), minShareCount: 2 },
    { name: "checkout", test: (id: string) => ofTheCheckout.some((part) => part.test(id)), minShareCount: 2 },
    { name: "cart-data", test: (id: string) => ofTheCartData.some((part) => part.test(id)), minShareCount: 2 },
    { name: "way", test: (id: string) => ofTheWay.some((part) => part.test(id)), minShareCount: 2 },
    { name: "cart", test: (id: string) => ofTheCart.some((part) => part.test(id)), minShareCount: 2 },
    {
      name: "account",
      test: /[\\/]storefront[\\/]src[\\/]person[\\/]account[\\/](account-frame|orders-page)/,
      minShareCount: 2,
    },
    // The steps and the order of swatches have them, cart and account do not. Before the steps, because a group also
    // includes everything that its members import.
    {
      name: "choices",
      test: /[\\/]ui-kit[\\/]src[\\/](radio-cards|select|error-summary|address-fields[\\/]address-draft)[\\/.]/,
      minShareCount: 2,
    },
    { name: "postal-code", test: ofThePostalCode, minShareCount: 2 },
    { name: "address", test: ofTheAddress, minShareCount: 2 },
    { name: "steps", test: (id: string) => ofTheSteps.some((part) => part.test(id)), minShareCount: 2 },
    { name: "step-forms", test: (id: string) => ofTheStepForms.some((part) => part.test(id)), minShareCount: 2 },
    { name: "payment", test: ofThePayment, minShareCount: 2 },
    { name: "step-shipping", test: ofTheShipping },
    { name: "review", test: ofTheReview, minShareCount: 2 },
    { name: "sign-in", test: ofTheSignIn, minShareCount: 2 },
    {
      name: "swatches",
      test: /[\\/](swatch-ui[\\/]src[\\/](picker[\\/]swatch-picker|swatch|swatch-image|swatches|tray[\\/]tray-atoms)|contract[\\/]src[\\/]swatches[\\/](messages|rules))\.(tsx?$|css)/,
      minShareCount: 2,
    },
    {
      name: "cards",
      test: /[\\/](product-ui[\\/]src[\\/](add-to-cart-form[\\/]add-button-label|color-dot|product-(card|carousel|grid)|registry-add[\\/](find-registry-block|registry-button))|storefront[\\/]src[\\/](shop[\\/]listing[\\/]breadcrumbs|web[\\/]search-engines[\\/]breadcrumb-data)|ui-kit[\\/]src[\\/]carousel)[\\/.]/,
      minShareCount: 2,
    },
    // The order of swatches, on its page and in its popup.
    {
      name: "swatch-order",
      test: /[\\/](swatch-ui[\\/]src[\\/]order[\\/]|postal-and-address[\\/]src[\\/]swatch-address|storefront[\\/]src[\\/]person[\\/]swatches[\\/](swatch-commerce|swatches-thanks))/,
      minShareCount: 2,
    },
    // What an add leads to, on the pages of products and planners.
    {
      name: "adds",
      test: /[\\/](storefront[\\/]src[\\/](buy[\\/]adding[\\/](answer-add|confirmation-field|lazy-adds|part-unavailable|registry-outcome|saved-fields|to-terms-of-add|use-adds)|person[\\/]swatches[\\/]use-swatch-dialogs)|product-ui[\\/]src[\\/]registry-add[\\/]use-added-flag)\./,
      minShareCount: 2,
    },
    // What the planner shares with the page that checks the fit, and with the layouts of a product page.
    {
      name: "planner",
      test: /[\\/](sectional-ui[\\/]src[\\/](layout|room|plan|design|places|planner[\\/]planner-error)|storefront[\\/]src[\\/]shop[\\/]planner[\\/]more-sectionals)/,
      minShareCount: 2,
    },
    { name: "popup", test: /[\\/]ui-kit[\\/]src[\\/]popup[\\/]/, minShareCount: 2 },
    // The texts of the service in popups.
    {
      name: "clean-html",
      test: /[\\/]checkout-ui[\\/]src[\\/]popups[\\/](served-text|to-clean-html)\./,
      minShareCount: 2,
    },
    { name: "replies", test: ofTheReplies, minShareCount: 2 },
    // What an add to a registry leads to, on the pages of products, from cards and from scanning.
    {
      name: "registry",
      test: /[\\/](product-ui[\\/]src[\\/]registry-add[\\/](index|registry-(choice|confirmation|layer))|storefront[\\/]src[\\/]buy[\\/]adding[\\/]added)/,
      minShareCount: 2,
    },
  ],
};

/** The list of all pages names the file of each route. */
const toFileName = ({ name }: { name: string }) => `assets/${name.replace(/\.route$/, "")}-[hash].js`;

/** What the build writes for browsers. */
export const clientOutput = { codeSplitting: clientChunks, entryFileNames: toFileName, chunkFileNames: toFileName };

/** Chunks that every page has before it imports anything. */
const ofEveryPage = /[\\/](framework|shop|frame|rolldown-runtime)-[\w-]+\.js$/;

/** What an import preloads: its list is a part of each file that imports, and need not name what every page has. */
export const clientPreloads = {
  resolveDependencies: (_file: string, files: string[]): string[] => files.filter((file) => !ofEveryPage.test(file)),
};
