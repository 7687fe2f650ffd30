import type { FieldProblem } from "@store/contract/checkout";

/** The refusal of an address in every call, with each problem at its field. */
export function addressInvalid(fieldProblems: FieldProblem[]) {
  return {
    isSuccess: false,
    message: "Please check the marked fields of the address.",
    errorCode: "AddressInvalid",
    fieldProblems,
  };
}
