import { designNoteMax, designQuestions } from "@store/contract/account";

/** The fields of a design request, in the order of its form. */
export const designNames = ["room", "need", "budget", "note"] as const;
export type DesignName = (typeof designNames)[number];

/** What was chosen so far; "" where nothing was. It travels in the address of the page, so Back and a sign-in keep it. */
export type DesignDraft = Readonly<Record<DesignName, string>>;

export const designPath = "/design-services";

/** Reads a draft from an address or a form. */
export function readDesignDraft(read: (name: DesignName) => string | null): DesignDraft {
  const entries = designNames.map((name) => [name, (read(name) ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 1000)]);
  return Object.fromEntries(entries) as DesignDraft;
}

/** What is missing or wrong in a draft, by field; empty when it may be sent. */
export function checkDesignDraft({ note, ...codes }: DesignDraft): Partial<Record<DesignName, string>> {
  const chosen = Object.entries(designQuestions).flatMap(([name, { label, answers }]) =>
    Object.hasOwn(answers, codes[name as keyof typeof codes]) ? [] : [[name, `Please choose: ${label.toLowerCase()}.`]],
  );
  return {
    ...Object.fromEntries(chosen),
    ...(note.length > designNoteMax && { note: `Please write at most ${designNoteMax} characters.` }),
  };
}

/** The address of a step with everything that was chosen. */
export function toDesignUrl(draft: DesignDraft, step: 1 | 2): string {
  const query = new URLSearchParams(Object.entries(draft).filter(([, text]) => text !== ""));
  if (step === 2) query.set("step", "2");
  return query.size > 0 ? `${designPath}?${query}` : designPath;
}

/** Whether a path of this store is a step of the request. */
export function isDesignUrl(path: string): boolean {
  return path === designPath || path.startsWith(`${designPath}?`);
}

/** The draft that the address of a step holds. */
export function draftOfUrl(path: string): DesignDraft {
  const query = new URLSearchParams(path.slice(designPath.length));
  return readDesignDraft((name) => query.get(name));
}
