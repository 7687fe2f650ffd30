/** The goals of the checkout: the required figure and the desired one. */
export interface Goal {
  least: number;
  aim: number;
  /** Whether more is better, as of a speed. */
  isFloor: boolean;
}

const ratio: Goal = { least: 0.3, aim: 0.5, isFloor: true };
const atMost = (least: number, aim: number): Goal => ({ least, aim, isFloor: false });

export const goals = {
  checkoutRatio: ratio,
  addRatio: ratio,
  readRatio: ratio,
  addStatements: atMost(5, 3),
  readStatements: atMost(2, 1),
  placeStatements: atMost(14, 9),
  checkoutStatements: atMost(40, 25),
  checkoutCpuMs: atMost(6, 4),
  addGrowth: atMost(3, 2),
  placeManyMs: atMost(40, 15),
} as const satisfies Record<string, Goal>;

/** How a figure compares with its goal. */
export function judge(value: number, { least, aim, isFloor }: Goal): "aim met" | "met" | "missed" {
  const reaches = (goal: number) => (isFloor ? value >= goal : value <= goal);
  if (reaches(aim)) return "aim met";
  return reaches(least) ? "met" : "missed";
}
