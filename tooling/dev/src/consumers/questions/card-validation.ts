import type { Questions } from "./questions.ts";

const bins = [{ prefix: "9001", type: "Proprietary" }];
const today = { year: 2026, month: 11 };

export const cardValidation: Questions = {
  specifier: "@store/card-validation",
  asked: [
    ["detectCardType", ["4111"], "Visa"],
    ["detectCardType", ["3714 496353 98431"], "AmericanExpress"],
    ["detectCardType", ["9001", { bins }], "Proprietary"],
    ["detectCardType", [""], "Unspecified"],
    ["cardTypeCandidates", ["9", { bins }], ["Proprietary"]],
    [
      "checkCardNumber",
      ["37", { accepted: ["Visa"] }],
      { state: "invalid", type: "AmericanExpress", problem: "notAccepted" },
    ],
    ["normalizeCardNumber", ["4111 1111-1111 1111"], "4111111111111111"],
    ["formatCardNumber", ["371449635398431"], "3714 496353 98431"],
    [
      "checkCardNumber",
      ["4111 1111 1111 1111", { luhn: true }],
      { state: "valid", type: "Visa", digits: "4111111111111111" },
    ],
    ["checkCardNumber", ["4111", { bins }], { state: "incomplete", type: "Visa", problem: "length" }],
    [
      "checkCardNumber",
      ["4111 1111 1111 1112", { luhn: true }],
      { state: "invalid", type: "Visa", problem: "checksum" },
    ],
    ["formatCardInput", [{ value: "41119 222", selectionStart: 5 }], { value: "4111 9222", selectionStart: 6 }],
    ["formatExpiry", ["2029-12"], "12/29"],
    ["checkExpiry", ["2029-12", { today }], { state: "valid", month: 12, year: 2029 }],
    ["checkExpiry", ["10/26", { today }], { state: "invalid", problem: "past" }],
    ["securityCodeLength", ["AmericanExpress"], 4],
    ["checkSecurityCode", ["123", "Visa"], { state: "valid", code: "123" }],
    ["hasValidCheckDigit", ["4111111111111112"], false],
    ["maskCardNumber", ["card 4111 1111 1111 1111"], "card ************1111"],
  ],
  refused: [
    ["detectCardType", [4111]],
    ["checkCardNumber", ["4111", { bins: [{ prefix: "9001", type: "Proprietory" }] }]],
    ["checkExpiry", ["12/29"]],
    ["checkCardNumber", ["4111", { accepted: ["Visum"] }]],
    ["currentMonth", []],
    ["checkSecurityCode", ["123", "Visum"]],
    ["maskCardNumber", [4111111111111111]],
  ],
};

const schema = { "~standard": { version: 1, vendor: "@store/card-validation" } };

/** Their results without the function that checks, which JSON leaves out. */
export const cardSchemas: Questions = {
  specifier: "@store/card-validation/standard-schema",
  asked: [
    ["cardNumberSchema", [{ luhn: true }], schema],
    ["expirySchema", [{ today }], schema],
    ["securityCodeSchema", ["Visa"], schema],
    ["cardSchema", [{ today }], schema],
  ],
  refused: [
    ["expirySchema", []],
    ["securityCodeSchema", ["Visum"]],
  ],
};
