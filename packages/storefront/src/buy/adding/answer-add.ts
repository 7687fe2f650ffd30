import { readText } from "../../web/forms/read-text.ts";
import { confirmationField } from "./confirmation-field.tsx";
import { AddLayer, RegistryPart, TermsPart } from "./lazy-adds.tsx";
import { isRegistryAdd } from "./registry-outcome.ts";
import { asksForTerms } from "./to-terms-of-add.ts";

interface AddArgs<Answer> {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}

/** What draws each part of an answer. */
const parts = { added: AddLayer, terms: TermsPart, registry: RegistryPart };

/**
 * The answer to the add of a page, for its client action. What will draw it loads when Add is pressed, and the answer comes
 * when it is there: until then the form counts as submitted, so its button stays busy until the confirmation is shown.
 */
export async function answerAdd<Answer>({ request, serverAction }: AddArgs<Answer>) {
  const form = await request.clone().formData();
  // A card, or a popup with terms, draws the answer itself; a form without the field leads to the cart.
  const isOfPage = /^\d+$/.test(readText(form, confirmationField) ?? "");
  if (isOfPage) void expectedPart(form).preload();
  const answer = await answerOrProblem(serverAction());
  if (isOfPage) await Promise.all(partsOf(answer).map((part) => part.preload()));
  return answer;
}

function expectedPart(form: FormData) {
  if (isRegistryAdd(form)) return RegistryPart;
  return asksForTerms(form) ? TermsPart : AddLayer;
}

function partsOf(answer: unknown) {
  const given: Readonly<Record<string, unknown>> = { ...(typeof answer === "object" ? answer : null) };
  return Object.entries(parts).flatMap(([name, part]) => (given[name] ? [part] : []));
}

/** The answer to a form; if the form could not be sent, the page and its input stay as they are, and the page says so. */
export async function answerOrProblem<Answer>(answer: Promise<Answer>): Promise<Answer | { problem: string }> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { problem: "We are having trouble connecting. Please check your connection and try again." };
  }
}
