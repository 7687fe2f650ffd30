/** The label of a care code, in a filter, beside its icon and under the chosen fabric. */
export const careLabels: Readonly<Record<string, string>> = {
  vacuum: "Vacuum",
  blot: "Blot spills",
  professional: "Professional cleaning",
  steam: "Steam",
  dust: "Dust with a dry cloth",
  condition: "Condition twice a year",
};
