import assert from "node:assert/strict";
import type { Race } from "./race.ts";

/** Throws unless every peer answers every input as we do: only those who do the same work may be timed against us. */
export function checkAnswers<Input>({ name, inputs, ours, peers }: Race<Input>): void {
  for (const [peer, { run, toAnswer = (answer: unknown) => answer }] of Object.entries(peers)) {
    for (const input of inputs) {
      const theirs = (toAnswer as (answer: unknown) => unknown)(run(input));
      assert.deepEqual(theirs, ours(input), `${name}: ${peer} answers ${JSON.stringify(input)} in another way`);
    }
  }
}
