import type { Site } from "@store/contract/shared";

export interface TestTenderCode {
  code: string;
  description: string;
  site: Site;
  issuedCents: number;
  balanceCents: number;
  expiresAt: string | null;
}

/** Store credit codes, in cents of their site's currency. */
export const tenderCodes: readonly TestTenderCode[] = [
  {
    code: "QX7K-4M2P-9A3T",
    description: "Credit for a return",
    site: "US",
    issuedCents: 4_000,
    balanceCents: 4_000,
    expiresAt: null,
  },
  {
    code: "HB3N-8R6W-5C2L",
    description: "Credit for a late delivery, partly spent",
    site: "US",
    issuedCents: 7_500,
    balanceCents: 2_250,
    expiresAt: null,
  },
  {
    code: "ZD9F-2J7V-4E8G",
    description: "Credit that expired on June 30, 2026",
    site: "US",
    issuedCents: 2_500,
    balanceCents: 2_500,
    expiresAt: "2026-07-01T05:00:00Z",
  },
  {
    code: "MP5T-6Y3S-7U2B",
    description: "Credit for a return",
    site: "CA",
    issuedCents: 5_500,
    balanceCents: 5_500,
    expiresAt: null,
  },
];
