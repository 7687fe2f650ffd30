import * as z from "zod/mini";
import { operation } from "../operation.ts";
import type { Site } from "../shared/index.ts";
import { place } from "./replies.ts";
import { placeRoutes as routes } from "./routes.ts";

export const suggestPlaces = /* @__PURE__ */ operation<{ text: string; site: Site }>()(routes, "suggestPlaces", {
  reply: z.object({ places: z.array(place) }),
});
