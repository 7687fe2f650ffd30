/** The parts of a day in which a truck comes, in their order. */
export const tripWindows = [
  { name: "morning", label: "8 am to noon", isLocalOnly: false },
  { name: "afternoon", label: "noon to 4 pm", isLocalOnly: false },
  { name: "evening", label: "4 pm to 8 pm", isLocalOnly: true },
] as const;

export type TripWindow = (typeof tripWindows)[number]["name"];
