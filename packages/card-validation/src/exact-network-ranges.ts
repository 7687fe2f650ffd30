import type { CardRange } from "./card-range.ts";

const upToNineteen = [16, 17, 18, 19];
// Diners Club has issued numbers of 14 digits in all of its ranges except 3095.
const fourteenToNineteen = [14, 15, 16, 17, 18, 19];

/**
 * The ranges in which the networks issue, in places narrower than the prefixes of `cardTypes` (2221-2720 instead of
 * 22-27) and in others wider (Diners Club, JCB and UnionPay are detected from the number). Pass it as `networks` if a
 * number must belong to an issued range.
 *
 * Sources: the networks' published tables of issuer identification numbers (ISO/IEC 7812-1).
 */
export const exactNetworkRanges: readonly CardRange[] = [
  { type: "Visa", prefix: "4" },
  { type: "MasterCard", prefix: "51-55,2221-2720" },
  { type: "AmericanExpress", prefix: "34,37" },
  // 622126-622925 are cards of UnionPay that also carry Discover's mark.
  { type: "Discover", prefix: "6011,644-649,65,622126-622925", lengths: upToNineteen },
  { type: "Cup", prefix: "62,810-817", lengths: upToNineteen },
  { type: "Jcb", prefix: "3528-3589", lengths: upToNineteen },
  { type: "DinersClub", prefix: "3095", lengths: upToNineteen },
  { type: "DinersClub", prefix: "36,300-305,38-39", lengths: fourteenToNineteen },
];
