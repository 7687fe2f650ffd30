export { default } from "@store/storefront/entry-server";
