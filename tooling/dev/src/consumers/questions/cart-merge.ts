import type { Questions } from "./questions.ts";

const sofa = { id: "sofa", quantity: 1 };
const lamp = { id: "lamp", quantity: 2 };

export const cartMerge: Questions = {
  specifier: "@store/cart-merge",
  asked: [
    ["mergeCartLines", [[sofa], [{ id: "sofa", quantity: 3 }]], [{ id: "sofa", quantity: 3 }]],
    ["mergeCartLines", [[sofa, lamp], [lamp]], [{ id: "sofa", quantity: 1, isRemoved: true }, lamp]],
    ["mergeCartLines", [[sofa], [sofa, lamp], { addNewLinesTo: "front" }], [lamp, sofa]],
    ["mergeCartLines", [[sofa], [lamp, sofa], { addNewLinesTo: "back" }], [sofa, lamp]],
  ],
  refused: [
    ["mergeCartLines", [[sofa]]],
    ["mergeCartLines", [[{ quantity: 1 }], [sofa]]],
    ["mergeCartLines", [[sofa], [sofa], { addNewLinesTo: "middle" }]],
  ],
};
