import assert from "node:assert/strict";
import type { AnyRace } from "./race.ts";

/** Throws unless every peer answers every input as we do: only those who do the same work may be timed against us. */
export function checkAnswers({ name, inputs, peers, ...race }: AnyRace): void {
  for (const [peer, contestant] of Object.entries(peers)) {
    for (const input of inputs) {
      const answer = contestant.run(input);
      const theirs = contestant.toAnswer ? contestant.toAnswer(answer) : answer;
      assert.deepEqual(theirs, race.ours(input), `${name}: ${peer} answers ${JSON.stringify(input)} in another way`);
    }
  }
}
