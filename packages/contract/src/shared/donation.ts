/** The allowed donations, in cents: from 1 to 500 dollars. */
export const donationLimits = { min: 100, max: 500_00 } as const;

/** The amounts that one click donates, in cents. */
export const donationChoices = [100, 500, 1000] as const;

/** Whether this amount may be donated. */
export function isDonation(cents: number): boolean {
  return cents >= donationLimits.min && cents <= donationLimits.max;
}
