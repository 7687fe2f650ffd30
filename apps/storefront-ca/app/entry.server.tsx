export { default, handleDataRequest } from "@store/storefront/entry-server";
