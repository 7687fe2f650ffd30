/** A function, its arguments, and the result that its README promises. All of it can be written as JSON. */
type Question = readonly [name: string, words: readonly unknown[], answer: unknown];

/** What a consumer test checks of one specifier. */
export interface Questions {
  specifier: string;
  asked: readonly Question[];
  /** Calls that TypeScript has to refuse. */
  refused: readonly (readonly [name: string, words: readonly unknown[]])[];
}

/** A call as a consumer writes it. */
export function toCall(name: string, words: readonly unknown[]): string {
  return `${name}(${words.map((word) => JSON.stringify(word)).join(", ")})`;
}

/** The results by their calls, so that a wrong one is shown with its call. */
export function byCall({ asked }: Questions, answers: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(asked.map(([name, words], index) => [toCall(name, words), answers[index]]));
}

/** The expected results, by call. */
export function listExpectedByCall(questions: Questions): Record<string, unknown> {
  return byCall(
    questions,
    questions.asked.map(([, , answer]) => answer),
  );
}
