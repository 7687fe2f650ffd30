/** What a process that places orders is told when it begins. */
export interface PlacerTask {
  databaseUrl: string;
  logFile: string;
  shoppers: number;
  sku: string;
  cards: readonly string[];
}

/** What it says of each press: before, with what one needs to ask for it later, and after it was answered. */
export type PlacerWord =
  | { kind: "pressing"; key: string; cookies: [string, string][]; token: string | null }
  | { kind: "answered"; key: string; status: string; redirectUrl: string | null };
