import type { Site } from "@store/contract/shared";

export interface TestGiftCard {
  number: string;
  pin: string;
  site: Site;
  issuedCents: number;
  balanceCents: number;
  shows: string;
}

/** Gift cards with their PINs, in cents of their site's currency. */
export const giftCards: readonly TestGiftCard[] = [
  card("6199 1000 2000 3017", { pin: "4471", issued: 5_000, shows: "Untouched" }),
  card("6199 1000 2000 3025", { pin: "9026", issued: 25_000, balance: 8_317, shows: "Partly spent" }),
  card("6199 1000 2000 3033", { pin: "3158", issued: 500_000, shows: "Covers a whole room" }),
  card("6199 1000 2000 3041", { pin: "6603", issued: 10_000, balance: 0, shows: "Spent" }),
  card("6199 2000 2000 3016", { pin: "7719", issued: 10_000, shows: "Untouched", site: "CA" }),
];

interface Facts {
  pin: string;
  issued: number;
  balance?: number;
  shows: string;
  site?: Site;
}

function card(number: string, { pin, issued, balance = issued, shows, site = "US" }: Facts): TestGiftCard {
  return { number, pin, site, issuedCents: issued, balanceCents: balance, shows };
}
