import href from "@store/auth-ui/styles.css?url";
import type { LinksFunction } from "react-router";

/** The styles of the sign-in and account forms. */
export const authStyles: LinksFunction = () => [{ rel: "stylesheet", href }];
