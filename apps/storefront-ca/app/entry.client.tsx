import "@store/storefront/entry-client";
