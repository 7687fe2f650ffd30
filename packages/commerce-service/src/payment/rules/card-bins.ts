import type { CardRange } from "@store/card-validation";

/**
 * The number ranges of the store's own cards, as samples until a card program names its real ones [PAY-27, AMB-072].
 * The form's `cardBins` name the same ranges, so that what it invites is taken here.
 */
export const cardBins: readonly CardRange[] = [
  { prefix: "9001", type: "Proprietary" },
  { prefix: "9002", type: "PLCCSynchrony" },
  { prefix: "9003", type: "Imprint" },
  { prefix: "52999001", type: "CoBrandMasterCard" },
  { prefix: "52989001", type: "CoBrandMasterCard", isReissued: true },
];
