import type { CardRange } from "./card-range.ts";

/** Networks of a region, which few shops elsewhere take: of Brazil, Russia and Turkey, and Mastercard's debit cards. */
export type RegionalNetwork = "Maestro" | "Elo" | "Mir" | "Hiper" | "Hipercard" | "Troy";

const upToNineteen = [16, 17, 18, 19];
// Diners Club has issued numbers of 14 digits in all of its ranges except 3095.
const fourteenToNineteen = [14, 15, 16, 17, 18, 19];

const twelveToNineteen = [12, 13, 14, 15, 16, 17, 18, 19];
const sixteen = [16];

/**
 * The ranges in which the networks issue, in places narrower than the prefixes of `cardTypes` (2221-2720 instead of
 * 22-27) and in others wider (Diners Club, JCB and UnionPay are detected from the number). Pass it as `networks` if a
 * number must belong to an issued range. The regional networks are detected too, and accepted only if `accepted` names
 * them.
 *
 * Sources: the networks' published tables of issuer identification numbers (ISO/IEC 7812-1); for the regional networks
 * also the lists that payment gateways publish.
 */
export const exactNetworkRanges: ReadonlyArray<CardRange<RegionalNetwork>> = [
  { type: "Visa", prefix: "4" },
  { type: "MasterCard", prefix: "51-55,2221-2720" },
  { type: "AmericanExpress", prefix: "34,37" },
  // 622126-622925 are cards of UnionPay that also carry Discover's mark.
  { type: "Discover", prefix: "6011,644-649,65,622126-622925", lengths: upToNineteen },
  { type: "Cup", prefix: "62,810-817", lengths: upToNineteen },
  { type: "Jcb", prefix: "3528-3589", lengths: upToNineteen },
  { type: "DinersClub", prefix: "3095", lengths: upToNineteen },
  { type: "DinersClub", prefix: "36,300-305,38-39", lengths: fourteenToNineteen },
  {
    type: "Maestro",
    prefix: "50,56-59,6000-6010,6012-6099,61,63,640-643,66-69,493698",
    lengths: twelveToNineteen,
    isOptIn: true,
  },
  {
    type: "Elo",
    prefix:
      "401178-401179,431274,438935,451416,457393,457631-457632,504175,506699-506778,509,627780,636297,636368," +
      "650031-650033,650035-650051,650405-650439,650485-650538,650541-650598,650700-650718,650720-650727," +
      "650901-650978,651652-651679,655000-655019,655021-655058",
    lengths: sixteen,
    isOptIn: true,
  },
  { type: "Mir", prefix: "2200-2204", lengths: upToNineteen, isOptIn: true },
  { type: "Hiper", prefix: "637095,63737423,63743358,637568,637599,637609,637612", lengths: sixteen, isOptIn: true },
  { type: "Hipercard", prefix: "606282", lengths: sixteen, isOptIn: true },
  // Its cards in ranges of Discover are Discover's abroad.
  { type: "Troy", prefix: "9792", lengths: sixteen, isOptIn: true },
];
