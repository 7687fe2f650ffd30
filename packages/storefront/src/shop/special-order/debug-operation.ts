import { specialOrderOperations } from "@store/contract/special-order";

const { getSpecialOrderProduct } = specialOrderOperations;

/** The product call under the path that exists only in a process with debug tools (AMB-254). */
export const debugProductOperation = {
  ...getSpecialOrderProduct,
  path: getSpecialOrderProduct.alsoAt.find((path) => path.startsWith("/debug/")) ?? getSpecialOrderProduct.path,
};
