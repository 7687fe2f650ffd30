import { routesUnder } from "../route.ts";

export const sectionalRoutes = {
  ...routesUnder("/browse/sectionalplanner/", {
    getSectionalDetails: { at: "GetSectionalDetailsData" },
    getSectionalPriceByPiece: {},
    getSectionalPage: { method: "GET", at: "GetPlanner" },
  }),
  ...routesUnder("/browse/scbadd/", { addSectional: { at: "AddItemToCartV2" } }),
};
