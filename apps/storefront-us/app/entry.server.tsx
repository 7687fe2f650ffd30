export { default, handleDataRequest, handleError } from "@store/storefront/entry-server";
