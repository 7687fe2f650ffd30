const preloadHelper = /vite[\\/]preload-helper/;
/** Modules that the page frame shares with some pages, by package. */
const ofTheFrame = [
  /[\\/]storefront[\\/]src[\\/](account-atom|has-changed-nothing|is-step-path|lazy-rows|planner-paths|use-synced-atom|config[\\/]currency-names|hydration[\\/][\w-]+|layout[\\/]sign-out-form)\.tsx?$/,
  /[\\/]storefront[\\/]src[\\/]pages[\\/]error[\\/](error-page-links|trending-products)\.tsx$/,
  /[\\/]storefront[\\/]src[\\/]search-box[\\/](search-box|use-combobox)\.tsx?$/,
  /[\\/]checkout-ui[\\/]src[\\/]checkout[\\/]steps[\\/]step-table\.ts$/,
  /[\\/]checkout-client[\\/]src[\\/](new-key|call-failure)\.ts$/,
  /[\\/]shopper-state[\\/]src[\\/]checkout[\\/]checkout-atom\.ts$/,
  /[\\/]cart-merge[\\/]src[\\/]is-stale-reply\.ts$/,
  /[\\/]contract[\\/]src[\\/](operation|route|logging[\\/]calls)\.ts$/,
  // Every typed number needs it, and it is too small for a file of its own.
  /[\\/]postal-and-address[\\/]src[\\/]plain-digits\.ts$/,
];
/** Modules that the cart shares with the steps of the checkout. */
const ofTheCheckout = [
  /[\\/]checkout-ui[\\/]src[\\/](dialogs[\\/](lazy-popups|plain-dialog|dialog-(message|navigation|queue|registry|texts|view)|recovery-actions|to-failure-text|use-recovery-action)|order-summary[\\/](lost-promotions|order-summary|summary-rows|to-summary-rows)|line-list[\\/]group-by-design|oversized[\\/]oversized-link)/,
  /[\\/]checkout-ui[\\/]src[\\/]checkout[\\/](shell[\\/](lazy-written|loading-status|not-loaded|step-alert|use-lazy-popup|use-page-title)|step-work[\\/](arrival-alert|to-receiving-call|use-busy|use-step-work)|steps[\\/](resolve-redirect|use-follow-redirect)|address[\\/]abroad-note|review[\\/]pending-order-attempt)/,
  /[\\/]shopper-state[\\/]src[\\/]dialogs[\\/]/,
  /[\\/]ui-kit[\\/]src[\\/]popup-queue[\\/]/,
  /[\\/]contract[\\/]src[\\/]shared[\\/](codes|address-lines)\.ts$/,
  /[\\/]checkout-client[\\/]src[\\/]lazy-calls\.ts$/,
  /[\\/]storefront[\\/]src[\\/](checkout-styles|use-page-navigation)\.ts$/,
];
/** Modules that the steps of the checkout share with each other and with their lazy parts. */
const ofTheSteps = [
  /[\\/]checkout-ui[\\/]src[\\/]checkout[\\/](step-work|steps)[\\/]/,
  /[\\/]checkout-ui[\\/]src[\\/]checkout[\\/](shell[\\/](checkout-shell|step-|to-progress|use-has-scripts)|address[\\/](address-lines|to-errors))/,
  /[\\/]checkout-ui[\\/]src[\\/](order-summary[\\/]|line-list[\\/]|checkout[\\/](address[\\/](draft-storage|use-saved-draft)|confirmation[\\/]payment-line))/,
  /[\\/]ui-kit[\\/]src[\\/]radio-cards[\\/]/,
  /[\\/]storefront[\\/]src[\\/]step-title\.ts$/,
];
/** The address fields, which the payment step loads only when they are shown. */
const ofTheAddress =
  /[\\/](ui-kit[\\/]src[\\/](address-fields|select)|postal-and-address[\\/]src(?![\\/]swatch-address))[\\/]/;
/** The rules of postal codes, which the cart needs without an address. */
const ofThePostalCode =
  /[\\/]postal-and-address[\\/]src[\\/](check-postal-code|field-check|normalize-text|address-messages)\.ts$/;
/** Modules that the payment step shares with its lazy parts. */
const ofThePayment =
  /[\\/]checkout-ui[\\/]src[\\/]checkout[\\/]payment[\\/](card-memory|card-rules|check-card-draft|payment-error|security-code|submit-payment-step|use-card-form|use-formatted-input|tenders[\\/]tender-data)|[\\/]card-validation[\\/]src[\\/]/;
/** Modules that the cart shares with its lazy parts. */
const ofTheCart = [
  /[\\/]shopper-state[\\/]src[\\/]cart[\\/](cart-errors|estimates|cart-item-updated|load-cart|mutation-queue|pending-changes|receive-cart|send-mutation)\.ts$/,
  /[\\/]cart-merge[\\/]src[\\/]/,
  /[\\/]contract[\\/]src[\\/]generated[\\/]routes\.ts$/,
  /[\\/]checkout-ui[\\/]src[\\/](pickup-store[\\/]stores-atom|delivery-information[\\/]delivery-information-link|cart[\\/](cart-submit|entry[\\/]sign-in-slot|line[\\/]focus-line|posted-cart))/,
];

/** Modules that parse replies; every call that a page makes after hydration needs most of them. */
const ofTheReplies =
  /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]shared[\\/](?!codes|donation|(quantity|delivery)-limits?|address-(rules|lines)|site-spelling)/;

/**
 * How the browser's scripts are split into chunks. What every page needs is three files instead of twenty: a larger
 * file compresses better, and code that rarely changes (the framework) stays in the cache when our own code changes.
 */
export const clientChunks = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run[\\/]route-pattern)[\\/]/,
    },
    {
      name: "shop",
      // Popups and drawers are shared, but load with their library only when one opens, and carousels when one is in
      // view. Fields load with the form that has them, what is revealed with long texts, and steps and requests belong to cart and checkout.
      test: /[\\/](packages[\\/](ui-kit[\\/]src(?![\\/](popup|drawer|step-progress|select|address-fields|radio-cards|form|field|alert|error-summary|popup-queue|carousel|reveal)[\\/])|shopper-state[\\/]src(?![\\/](dialogs|checkout|cart[\\/](?!cart-value)))|storefront[\\/]src(?![\\/](adding|scan-mode|pages[\\/](account|content|swatches|product[\\/]confirmation)|sign-in|checkout-styles|form-page|step-title|use-page-navigation|rows[\\/]use-))|product-ui[\\/]src(?![\\/](product-carousel|registry[\\/]|registry-add[\\/](index|registry-(choice|confirmation|layer)))))|jotai|lucide-react)[\\/]/,
      minShareCount: 4,
    },
    {
      name: "frame",
      test: (id: string) => [preloadHelper, ...ofTheFrame].some((part) => part.test(id)),
      minShareCount: 2,
    },
    // The names of states and provinces: product and store pages show them without address fields.
    { name: "regions", test: /[\\/]postal-and-address[\\/]src[\\/]regions\.ts$/, minShareCount: 2 },
    {
      name: "form",
      test: /[\\/](ui-kit[\\/]src[\\/](form[\\/]form\.|alert|field[\\/]field-id\.)|storefront[\\/]src[\\/]form-page\.)/,
      minShareCount: 2,
    },
    {
      name: "checkout",
      test: (id: string) => ofTheCheckout.some((part) => part.test(id)),
      minShareCount: 2,
    },
    {
      name: "cart",
      test: (id: string) => ofTheCart.some((part) => part.test(id)),
      minShareCount: 2,
    },
    {
      name: "account",
      test: /[\\/]storefront[\\/]src[\\/](pages[\\/]account[\\/]account-frame|sign-in[\\/]auth-styles)/,
      minShareCount: 2,
    },
    // Before the steps, because a group also includes everything that its members import.
    { name: "address-draft", test: /[\\/]address-fields[\\/]address-draft\.ts$/, minShareCount: 2 },
    { name: "field", test: /[\\/]ui-kit[\\/]src[\\/](field|form|error-summary)[\\/]/, minShareCount: 2 },
    { name: "postal-code", test: ofThePostalCode, minShareCount: 2 },
    { name: "address", test: ofTheAddress, minShareCount: 2 },
    {
      name: "steps",
      test: (id: string) => ofTheSteps.some((part) => part.test(id)),
      minShareCount: 2,
    },
    { name: "payment", test: ofThePayment, minShareCount: 2 },
    {
      name: "swatches",
      test: /[\\/](swatch-ui[\\/]src[\\/](picker[\\/]swatch-picker|swatch|swatch-image)|contract[\\/]src[\\/]swatches[\\/]rules)\.tsx?$/,
      minShareCount: 2,
    },
    // What an add leads to, on the pages of products and planners.
    {
      name: "adds",
      test: /[\\/]storefront[\\/]src[\\/](adding[\\/](answer|lazy-adds|part|use-adds|registry-outcome)|pages[\\/]product[\\/]confirmation)/,
      minShareCount: 2,
    },
    // What the planner shares with the page that checks the fit, and with the layouts of a product page.
    {
      name: "planner",
      test: /[\\/](sectional-ui[\\/]src[\\/](layout|room|plan|design|places|planner[\\/]planner-error)|storefront[\\/]src[\\/]pages[\\/]planner[\\/]more-sectionals)/,
      minShareCount: 2,
    },
    { name: "popup", test: /[\\/]ui-kit[\\/]src[\\/]popup[\\/]/, minShareCount: 2 },
    { name: "replies", test: ofTheReplies, minShareCount: 2 },
    // What an add to a registry leads to, on the pages of products, from cards and from scanning.
    {
      name: "registry",
      test: /[\\/](product-ui[\\/]src[\\/]registry-add[\\/](index|registry-(choice|confirmation|layer))|storefront[\\/]src[\\/]adding[\\/]added)/,
      minShareCount: 2,
    },
  ],
};
