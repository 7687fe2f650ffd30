import { callsUnder } from "../operation.ts";
import type { loggingRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof loggingRequests>("/Checkout/");

export const log = /* @__PURE__ */ call("log", { reply: null, replay: false });
