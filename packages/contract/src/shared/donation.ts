/** What may be given along with an order, in cents: from 1 to 500 dollars. */
export const donationLimits = { min: 100, max: 500_00 } as const;

/** What one click gives, in cents. */
export const donationChoices = [100, 500, 1000] as const;

/** Whether so many cents may be given. */
export function isDonation(cents: number): boolean {
  return cents >= donationLimits.min && cents <= donationLimits.max;
}
