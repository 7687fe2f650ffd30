import type { Questions } from "./questions.ts";

export const priceFormat: Questions = {
  specifier: "@store/price-format",
  asked: [
    ["formatPrice", [123456780, { currency: "USD" }], "$1,234,567.80"],
    ["formatPrice", [-500, { currency: "USD" }], "-$5.00"],
    ["formatPrice", [1250, { currency: "CAD", locale: "en-CA" }], "$12.50"],
    ["parsePrice", ["$1,234.5"], { ok: true, cents: 123450 }],
    ["parsePrice", ["twelve"], { ok: false, problem: "malformed" }],
    ["allocateCents", [1000, [1, 1, 1]], [334, 333, 333]],
    ["sumCents", [[1010, 2020]], 3030],
  ],
  refused: [
    ["formatPrice", [1250]],
    ["formatPrice", ["12.50", { currency: "USD" }]],
    ["formatPrice", [1250, { currency: "EUR" }]],
  ],
};
