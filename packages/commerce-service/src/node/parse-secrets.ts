import type { Secrets } from "../service/session/secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";

/** Shorter ones can be guessed. A lone secret may be as short as it was before this was checked. */
const fittingLength = 32;

/** What is wrong with the parts of a setting; never what they are. */
const faults: readonly [isFault: (parts: readonly string[]) => boolean, sentence: string][] = [
  [(parts) => parts.includes(""), "has an empty part: write one secret, or two with a comma between them"],
  [(parts) => parts.length > 2, "has more than two parts: write the secret that signs, a comma and the former one"],
  [([one, other]) => one === other, "is the same secret twice: write a new one, a comma and the former one"],
  [
    (parts) => parts.length > 1 && parts.every(({ length }) => length < fittingLength),
    `is two secrets that are too short: the new one needs ${fittingLength} random characters or more, and no comma in it`,
  ],
];

/**
 * The secrets of a setting: one, or two with a comma between them, of which the first signs and both are read. Throws a
 * `ConfigurationError` that names the setting and repeats no secret.
 */
export function parseSecrets(text: string, name: string): Secrets {
  const parts = text.split(",").map((part) => part.trim());
  const fault = faults.find(([isFault]) => isFault(parts));
  if (fault) throw new ConfigurationError(`${name} ${fault[1]}.`);
  const [newest = "", ...former] = parts;
  return [newest, ...former];
}
