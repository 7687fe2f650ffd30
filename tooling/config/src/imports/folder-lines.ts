/** Folders of a package's sources, or files that stand beside them, in lines from the bottom to the top. */
export type FolderLines = readonly (readonly string[])[];

/**
 * The folders of packages in lines. A folder imports only from lower lines, never from its own, types included. A package
 * that is not named may order its folders as it likes, without circles.
 */
export const folderLines: Readonly<Record<string, FolderLines>> = {
  "commerce-service": [
    ["ports", "free-text", "admission"],
    ["designs"],
    ["database"],
    ["service", "delivery", "mail", "sandbox"],
    ["pricing", "registries", "places", "popups", "logging"],
    ["basket"],
    ["views", "promotions"],
    ["checkout", "swatches"],
    ["account", "tenders", "catalog", "gifts", "payment"],
    ["cart", "wallets", "registry", "rewards", "recommendations", "sectionals", "special-order", "personalization"],
    ["orders"],
    ["app"],
    ["node"],
    ["testing"],
  ],
  storefront: [
    ["web/config", "web/hydration", "web/urls"],
    ["web/cache", "web/context", "web/headers", "web/page", "web/rows"],
    ["web/forms", "web/navigation", "web/search-engines"],
    ["web/session"],
    ["buy/cart", "buy/ship-to", "buy/steps"],
    ["buy/adding", "buy/confirmation"],
    ["buy/cards"],
    ["person/sign-in", "person/swatches"],
    ["person/account", "person/design-services"],
    ["person/registry"],
    ["shop/content", "shop/home", "shop/listing"],
    ["shop/search"],
    ["shop/planner", "shop/product"],
    ["shop/special-order"],
    ["app/frame"],
    ["app/document"],
    ["app/error", "app/server"],
    ["app/entry.client.tsx", "app/entry.server.tsx", "root.tsx", "routes.ts"],
    ["app/bundle"],
  ],
  "storefront-server": [
    ["forwarding", "supervision"],
    ["metrics"],
    ["admission", "settings"],
    ["listener"],
    ["files", "mails"],
    ["cached-pages"],
    ["serve"],
    ["tree"],
  ],
};
