import type { SelectionOption } from "../../pricing/selection/selection.ts";

interface Named {
  readonly code: string;
  readonly choices: readonly { readonly code: string; readonly name: string }[];
}

interface ReadOptions {
  /** The options as the site sells them. */
  readonly options: readonly SelectionOption[];
  /** The same with everything that was ever sold, for names. */
  readonly all: readonly Named[];
  /** The code of an option whose choice is dropped. */
  readonly dropped: string | undefined;
}

/**
 * The text of the choices that a site sells, and the names of the others. An option with one choice is chosen by itself
 * (AMB-249).
 */
export function readChoices(
  choices: readonly { readonly optionCode: string; readonly choiceCode: string }[],
  { options, all, dropped }: ReadOptions,
): { text: string; ignored: string[] } {
  const choiceCodes = new Map(choices.map(({ optionCode, choiceCode }) => [optionCode, choiceCode]));
  const parts: string[] = [];
  for (const { code, choices: sold } of options) {
    const wanted = code === dropped ? undefined : choiceCodes.get(code);
    const choice = sold.length === 1 && !wanted ? sold[0] : sold.find((one) => one.code === wanted);
    if (choice && !choice.isRetired) parts.push(`${code}.${choice.code}`);
  }
  const ignored = [...choiceCodes].flatMap(([optionCode, choiceCode]) => {
    const isTaken = optionCode === dropped || parts.includes(`${optionCode}.${choiceCode}`);
    const option = all.find(({ code }) => code === optionCode);
    return isTaken ? [] : [option?.choices.find(({ code }) => code === choiceCode)?.name ?? choiceCode];
  });
  return { text: parts.join("~"), ignored };
}
