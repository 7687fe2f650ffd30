/**
 * The questions of a design request, in the order of its form: the label of a question and, by their codes, of its
 * answers.
 */
export const designQuestions = {
  room: {
    label: "Room",
    answers: {
      living: "Living room",
      dining: "Dining room",
      bedroom: "Bedroom",
      office: "Home office",
      other: "Another room",
    },
  },
  need: {
    label: "What you need",
    answers: {
      pieces: "Help choosing a few pieces",
      layout: "A floor plan",
      room: "A whole room, from plan to pillows",
    },
  },
  budget: {
    label: "Budget",
    answers: {
      small: "Up to $2,000",
      medium: "$2,000 to $8,000",
      large: "More than $8,000",
      open: "I do not know yet",
    },
  },
} as const;

/** The longest note of a design request: it travels in the address of the page. */
export const designNoteMax = 150;

type Questions = typeof designQuestions;
export type DesignRequest = { readonly [Name in keyof Questions]: keyof Questions[Name]["answers"] } & {
  readonly note: string;
};

/** The labels of a request's questions with those of its answers; an empty note is omitted. */
export function toDesignAnswers({ note, ...codes }: DesignRequest): { label: string; answer: string }[] {
  const answers = Object.entries(designQuestions).map(([name, { label, answers: texts }]) => {
    const code = codes[name as keyof Questions];
    return { label, answer: (texts as Readonly<Record<string, string>>)[code] ?? "" };
  });
  return note === "" ? answers : [...answers, { label: "Note", answer: note }];
}
