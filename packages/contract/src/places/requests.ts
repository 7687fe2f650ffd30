import * as z from "zod/mini";
import { site, text } from "../shared/index.ts";

export const placeRequests = {
  suggestPlaces: z.strictObject({ text: text(120), site }),
};
