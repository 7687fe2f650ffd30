export { allRoutes, type Route } from "@store/contract/routes";
