import type { FieldProblem } from "@store/contract/checkout";

/** How every call refuses an address; each problem stands at its field. */
export function addressInvalid(fieldProblems: FieldProblem[]) {
  return {
    isSuccess: false,
    message: "Please check the marked fields of the address.",
    errorCode: "AddressInvalid",
    fieldProblems,
  };
}
