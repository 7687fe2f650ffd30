import type { Questions } from "./questions.ts";

const malformed = { ok: false, problem: "malformed" };

export const postalAndAddress: Questions = {
  specifier: "@store/postal-and-address",
  asked: [
    ["normalizePostalCode", ["60614-1234", { country: "US" }], "60614"],
    ["checkPostalCode", ["60614", { country: "US" }], { ok: true, value: "60614" }],
    ["checkPostalCode", ["60614-1234", { country: "US" }], malformed],
    ["checkPostalCode", ["m5v2t6", { country: "CA" }], { ok: true, value: "M5V 2T6" }],
    ["checkName", ["Zoë O'Brien"], { ok: true, value: "Zoë O'Brien" }],
    ["checkName", ["A1", { max: 20 }], malformed],
    ["checkPhone", ["3122345678"], { ok: true, value: "312-234-5678" }],
    ["checkEmail", [""], { ok: false, problem: "missing" }],
    ["remoteSurchargeApplies", ["AK"], true],
    ["isPoBox", ["P.O. Box 12"], true],
  ],
  refused: [
    ["checkPostalCode", ["60614"]],
    ["checkPostalCode", ["60614", { country: "FR" }]],
    ["checkName", [12]],
  ],
};
