export { default } from "@store/storefront/routes";
