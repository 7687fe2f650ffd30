import type { Answer } from "../service/context.ts";

export const productNotFound = (sku: string): Answer<never> => ({
  kind: "refused",
  status: 404,
  errorCode: "SkuNotFound",
  message: `We do not make item ${sku} to order here.`,
});
