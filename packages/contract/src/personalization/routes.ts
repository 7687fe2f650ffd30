import { routesUnder } from "../route.ts";

export const personalizationRoutes = {
  ...routesUnder("/personalization/", {
    saveDesign: { at: "design/save" },
    renderPersonalization: { at: "render" },
  }),
  ...routesUnder("/Cart/", { addMonogrammed: { at: "AddMonogrammedItem" } }),
};
