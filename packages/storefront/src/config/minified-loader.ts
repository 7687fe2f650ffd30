import { minifySync, type Plugin } from "vite";

/**
 * Minifies the parts of the loader, which the server writes into pages as text (`intent/loader.ts`): the server's own build
 * keeps names and comments.
 */
export function minifiedLoader(): Plugin {
  return {
    name: "minified-loader",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /[\\/]storefront[\\/]src[\\/](intent[\\/][\w-]+|is-server-there)\.ts$/ },
      handler: (code, id) => minifySync(id, code).code,
    },
  };
}
