import { giftOperations } from "@store/contract/gifts";
import { giftRequests } from "@store/contract/gifts/requests";
import { tenderOperations } from "@store/contract/tenders";
import { tenderRequests } from "@store/contract/tenders/requests";
import { walletOperations } from "@store/contract/wallets";
import { walletRequests } from "@store/contract/wallets/requests";
import type { AnyNoun } from "./mounted-call.ts";

/** Nouns of the contract of which no call is answered yet. One that gets its first handler becomes a noun in its own folder. */
export const unansweredNouns: readonly AnyNoun[] = [
  { operations: tenderOperations, requests: tenderRequests, handlers: {} },
  { operations: giftOperations, requests: giftRequests, handlers: {} },
  { operations: walletOperations, requests: walletRequests, handlers: {} },
];
